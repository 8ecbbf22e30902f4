# Nauka: wprowadzenia, zasady, podpowiedzi.

learn-title = Naucz się grać
learn-lead = Dwie minuty na każdą grę, w jej własnym pokoju. Ruchy wykonujesz samodzielnie.
learn-begin = Zaczynamy
learn-opening = Przygotowujemy lekcję …
learn-coach = Lekcja
learn-step = Krok { $step } z { $count }
learn-back = Krok wstecz
learn-on = Dalej
learn-show-me = Pokaż mi
learn-leave = Zakończ lekcję
learn-stray = Prawie. Na tej lekcji zrób dokładnie to, o co prosimy powyżej; „Pokaż mi” zrobi to za ciebie.
learn-look-first = Najpierw się rozejrzyj, potem naciśnij „Dalej”.
learn-not-now = To działa przy prawdziwym stole. Tutaj idziemy krok po kroku.

## Codenames

learn-codenames-board = Dwadzieścia pięć słów. Za każdym ktoś się kryje: nasz czerwony agent, agent niebieskich, niewinny obserwator albo zabójca. Jesteś tajniakiem czerwonych i widzisz tylko słowa.
learn-codenames-key = To widzi wasz szef: klucz. Dziewięć czerwonych słów macie odnaleźć, osiem niebieskich należy do rywali. Kto dotknie zabójcy ({ $assassin }), od razu przegrywa.
learn-codenames-mark = Szef mówi „{ $clue }: 2”. Pasują do tego dwa czerwone słowa. Dotknij słowa { $card }, żeby je zaznaczyć; zaznaczenie to tylko myśl i do niczego nie zobowiązuje.
learn-codenames-touch = Teraz niech to będzie odpowiedź: naciśnij dłoń przy słowie { $card }. Tego nie da się cofnąć.
learn-codenames-mark-again = Czerwone! Dopóki trafiacie we własne słowa, możecie grać dalej. Dotknij słowa { $card }.
learn-codenames-touch-again = I naciśnij dłoń przy słowie { $card }.
learn-codenames-stop = Oba znalezione. Zawsze wolno odpowiedzieć o jeden raz więcej, niż mówi liczba, ale nie trzeba. Naciśnij przycisk kończący turę.
learn-codenames-rivals = Niebiescy odgadli jedno słowo, a potem dotknęli słowa { $card }: to obserwator. Obserwator albo agent rywali kończy turę.
learn-codenames-clue = Teraz ty jesteś szefem. { $one } i { $other } coś łączy: napisz „{ $clue }” i wybierz 2. Hasło „{ $tempting }” też by pasowało, ale prowadzi prosto do zabójcy: { $assassin }.
learn-codenames-numbers = Drużyna znalazła oba słowa. Wskazówka to jedno słowo i jedna liczba. Słowo nie może być odmianą ani częścią odkrytego słowa; sędzia podpowie ci to, gdy piszesz.
learn-codenames-end = Niebiescy dotknęli zabójcy ({ $assassin }): czerwoni od razu wygrywają. Zwykle wygrywa drużyna, która pierwsza znajdzie wszystkie swoje słowa. To wszystko, pora zagrać.

## Duet

learn-duet-board = Tutaj gracie razem. Wśród tych 25 słów jest 15 agentów; musicie ich znaleźć, zanim skończy się czas.
learn-duet-key = Każde z was widzi inną połowę klucza. Zielone słowa ma z twoją pomocą znaleźć partner. Uważaj na trzy czarne, na przykład { $assassin }: jeśli partner dotknie któregoś z nich, przegracie oboje.
learn-duet-clue = Podaj wskazówkę: { $one } i { $other } są po twojej stronie zielone. Napisz „{ $clue }”, wybierz 2 i wyślij.
learn-duet-found = Partner znalazł oba słowa i zakończył turę. Każda tura zabiera jeden żeton z banku: macie tylko dziewięć tur.
learn-duet-mark = Teraz na odwrót. Partner mówi „{ $clue }: 2”, a rozstrzyga jego połowa klucza, której nie widzisz. Dotknij słowa { $card }, żeby zaznaczyć.
learn-duet-touch = Naciśnij dłoń przy słowie { $card }: wtedy to odpowiedź.
learn-duet-mark-again = Agent! Dopóki trafiasz, możesz odpowiadać dalej. Dotknij słowa { $card }.
learn-duet-touch-again = I dłoń przy słowie { $card }.
learn-duet-stop = Oba znalezione. Można szukać dalej, także według starszych wskazówek, ale pudło kosztuje. Naciśnij przycisk kończący turę.
learn-duet-miss = Przy twojej wskazówce „{ $clue }” partner dotknął słowa { $card }: to obserwator. Tura się kończy, a na słowie leży żeton. Strzałka mówi, kto się tu pomylił; ty możesz to słowo jeszcze sprawdzić.
learn-duet-bank = Pilnuj banku. Gdy będzie pusty, a agentów zabraknie, zaczyna się nagła śmierć: żadnych wskazówek, odgaduje każde z was, a jedno pudło to przegrana.
learn-duet-end = Znajdźcie wszystkich 15, a wygracie razem. Wygrana z dziewięcioma żetonami otwiera mapę misji. Pora zagrać.

## Trapwords

learn-trapwords-maze = Dwie drużyny idą przez labirynt pięciu komnat do potwora na jego końcu. Odgadnięte słowo to krok naprzód. Grasz w drużynie czerwonych.
learn-trapwords-trap = Najpierw zastawiacie pułapki. Rywale będą opisywać słowo { $secret }, a numer ich komnaty mówi, ile dostaną pułapek: jedną. Co na pewno powiedzą? Napisz „{ $trap }”.
learn-trapwords-ready = Rywale nie znają waszej pułapki. Naciśnij „gotowe”, żeby zamknąć listę.
learn-trapwords-watch = Teraz opisują niebiescy, a ty pilnujesz. Liczy się pułapka „{ $trap }” i każda jej forma. To zdanie jest niegroźne.
learn-trapwords-call = Jest: „{ $trap }”. Zadzwoń, zanim minie czas na zgłoszenie.
learn-trapwords-caught = Złapani. Ich tura się kończy i zostają na miejscu. Czego nikt nie zgłosi na czas, tego nie było.
learn-trapwords-guess = Teraz opisuje ktoś z twojej drużyny, nie znając pułapek niebieskich. Macie pięć odpowiedzi. Napisz „{ $answer }”.
learn-trapwords-forward = Dobrze, idziecie o komnatę dalej. Tam czekają dwie pułapki, potem trzy: im dalej, tym trudniej.
learn-trapwords-torch = Pochodnia wędruje i teraz jest twoja: ty opisujesz. Otwórz księgę, żeby przeczytać tajne słowo.
learn-trapwords-say = Twoje słowo to { $secret }. Niebiescy zastawili na nie dwie pułapki. Omijaj to, co przychodzi do głowy najpierw, i napisz: „{ $line }”
learn-trapwords-end = Odgadnięte, kolejny krok. Po drodze czekają klątwy. Kto zacznie rundę w komnacie potwora i mimo jego reguły odgadnie słowo, wygrywa; po ośmiu rundach wygrywa potwór. Pora zagrać.

## Decipher

learn-decipher-board = Słowotwórca ukrywa słowo z czterech liter, rozłożone na długie i krótkie kreski oraz duże i małe łuki. Ty jesteś poszukiwaczem i składasz je z powrotem.
learn-decipher-try = Słowotwórca podaje ci element. Wybierz pole 1 i zapytaj albo przeciągnij go tam, żeby sprawdzić, czy pasuje.
learn-decipher-no = Nie. Ten element zostaje tam skreślony, a słowotwórca dostaje punkt. Element wciąż jest u ciebie: spróbuj na polu { $field }.
learn-decipher-same = Tak, zostaje. Oto drugi taki sam. Litera może potrzebować kilku: połóż go także na polu { $field }.
learn-decipher-another = Znów tak. Tym razem krótka kreska: które litery ją mają? Spróbuj na polu { $field }.
learn-decipher-long = Tak. Długa kreska: ma ją wiele liter. Połóż ją na polu { $field }.
learn-decipher-more = Tak. Jeszcze jedna długa kreska. Połóż ją na polu { $field }.
learn-decipher-bonus = Ukryte są już tylko trzy elementy: to tryb bonusowy. Od teraz każdy kolejny kosztuje żeton bonusowy, wart dwa punkty. Lepiej odczytać słowo już teraz.
learn-decipher-attempt = W każdej chwili, także poza swoją turą, wolno podać słowo; masz trzy próby w rundzie. Napisz { $word }.
learn-decipher-score = To rzeczywiście { $word }. Za rozwiązanie jest pięć punktów, po dwa za pozostałe żetony bonusowe i po jednym za niewykorzystane próby. Słowotwórca punktuje za odmowy, próby i żetony bonusowe.
learn-decipher-wordsmith = Teraz ty jesteś słowotwórcą. Przejdź do następnej rundy i ustaw słowo, które inni znają: { $word }.
learn-decipher-end = Ty podajesz elementy, a dom odpowiada za ciebie „tak” lub „nie”. Każdy po kolei jest słowotwórcą; wygrywa najwyższa suma. Pora zagrać.

## Zasady

rules-title = Zasady gry { $game }
rules-search = Szukaj w zasadach
rules-nothing = Nic tu nie ma o „{ $text }”. Spróbuj krótszego słowa.
rules-found = { $count ->
    [one] { $count } fragment
    [few] { $count } fragmenty
   *[many] { $count } fragmentów
}
rules-chapters = Rozdziały
rules-print = Drukuj
rules-learn = Naucz się, grając
rules-ids = Małe litery to numery zasad, takie, jakie podaje sędzia.

## Podpowiedzi dla tych, którzy grają pierwszy raz

hint-close = Rozumiem, nie pokazuj więcej
hint-codenames-clue = Jedno słowo i jedna liczba. Najpierw spójrz na zabójcę, potem na to, co łączy wasze słowa.
hint-codenames-guess = Dotknij słowa, żeby je zaznaczyć, potem naciśnij dłoń. Wolno odpowiedzieć o jeden raz więcej, niż mówi liczba.
hint-codenames-wait = Rywale myślą. Ich wskazówki zostają w dzienniku, wasze też.
hint-codenames-rivals-guess = Zgadują rywale. Jeśli się pomylą, mogą odkryć wasze słowo.
hint-codenames-own-chief = Wasz szef szuka wskazówki. Zgadywać będziecie, gdy ją poda.
hint-codenames-own-guess = Zgaduje twoja drużyna. Szef teraz milczy: wskazówka musi wystarczyć.
hint-duet-clue = Twoje zielone słowa ma znaleźć partner. Zanim wyślesz wskazówkę, spójrz na swoje trzy czarne.
hint-duet-guess = Rozstrzyga połowa klucza partnera, nie twoja. Własne zielone nic ci teraz nie mówią.
hint-duet-sudden = Koniec wskazówek. Dotykaj tylko tego, co wiesz na pewno: jedno pudło i przegrana.
hint-trapwords-writing = Zapiszcie słowa, które jako pierwsze przyjdą im do głowy. Liczy się każda forma pułapki.
hint-trapwords-describing = Oczywiste słowa to pewnie pułapki. Opisuj hasło naokoło.
hint-trapwords-watching = Słuchaj, czy padnie pułapka, i od razu dzwoń: po kilku sekundach jest za późno.
hint-trapwords-guessing = Śmiało odpowiadaj; pomyłka kosztuje tylko jedną odpowiedź. Ciebie pułapki nie obowiązują.
hint-decipher-word = Litery z tych samych elementów, jak L i T albo F i K, najdłużej trzymają w niepewności.
hint-decipher-give = Który element zdradza najmniej? Wybór należy do ciebie.
hint-decipher-place = Połóż element na polu. „Nie” daje punkt słowotwórcy, ale też coś mówi.
hint-decipher-bonus = Kolejne elementy są płatne. Można spasować albo podać słowo.
