# A seat at a server, from a terminal.

## Coming and going

join-ask-name = Jak masz na imię?
join-ask-referee = Gdy sędzia uważa wskazówkę za niedozwoloną:
join-referee-strict = w ogóle nie zostaje podana
join-referee-rulebook = obowiązuje, dopóki ktoś nie zgłosi sprzeciwu, jak w instrukcji
join-referee-off = sędzia milczy
join-watch-what = Który stół chcesz oglądać? Podaj jego kod.
join-unreachable = Pod adresem { $house } nikt nie odpowiada ({ $why }). Sprawdź adres; „{ $command }” uruchamia własny serwer.
join-strange = Nie rozumiem serwera pod adresem { $house }. Może jest starszy albo nowszy niż ten program; zaktualizuj jedno z nich.
join-shown-out = Nie ma cię już przy tym stole: gospodarz cię wyprosił.
join-banned = Gospodarz zablokował ci wstęp do tego stołu. Tylko on może zdjąć blokadę.
join-moved = Twoje miejsce jest teraz na innym urządzeniu.
join-connecting = Na razie nie ma połączenia z { $house }; próbuję dalej. (Ctrl-C kończy, a twoje miejsce zostaje.)
join-come-back = Twoje miejsce na ciebie czeka. Wrócisz poleceniem:
join-leave-for-good = Odejdziesz od stołu na dobre i zwolnisz miejsce. Jeśli chcesz tu wrócić, wystarczy: wyjście.

## The table

join-table = Stół { $code } · { $game }
join-words = Język słów: { $words }
join-own-words = własne
join-clock = Zostało { $seconds } s
join-you = ty
join-host = gospodarz
join-bot = bot
join-away = brak połączenia
join-late = po rozdaniu
join-locked = stół zamknięty
join-unready = prosi, żeby zaczekać
join-standing = Bez miejsca: { $names }
join-invite = Inni dołączą poleceniem: { $command }
join-record = Zapis gry: { $address }
join-replay = Żeby go obejrzeć: { $command } i ten adres
join-no-record = Zapis będzie po zakończeniu gry.
join-paused = { $name } wstrzymuje grę. wznów = gramy dalej
join-vote-undo = { $name } prosi o cofnięcie ostatniego ruchu. Czekamy na odpowiedź: { $names }
join-vote-resign = { $name } chce się poddać. Czekamy na odpowiedź: { $names }
join-alert = Sędzia: w wierszu { $line } mogła paść wasza pułapka „{ $trap }”.
join-channel-side = drużyna
join-channel-chiefs = szefowie
join-channel-gallery = oglądający

## What is to be typed

join-ask-sit = siadam i miejsce, na przykład: siadam { $seat } (? = pomoc)
join-ask-lobby = Czekasz na innych (? = pomoc)
join-ask-start = start = zaczynamy; bot i miejsce = siada tam bot (? = pomoc)
join-ask-rematch = rewanż = gramy jeszcze raz; odwróć = te same karty na drugiej stronie; start = miejsca bez zmian (? = pomoc)
join-ask-consent = Zgadzasz się? (tak / nie)
join-ask-paused = Gra jest wstrzymana; wznów = gramy dalej (? = pomoc)
join-ask-waiting = Teraz kolej innych (? = pomoc)
join-ask-waiting-can = Teraz kolej innych; możesz też wpisać: { $moves } (? = pomoc)
join-ask-watching = Oglądasz grę; siadam i miejsce = zajmij wolne (? = pomoc)
join-ask-onlooker = Oglądasz grę (? = pomoc, wyjście = koniec)
join-help-quit = {"  "}/wyjście – zamknij ten terminal; twoje miejsce zostaje
join-not-now = Teraz nie twoja kolej. ? pokazuje, co możesz zrobić.
join-may-talk = Żeby porozmawiać, wpisz: powiedz …
join-no-such-seat = Nie ma takiego miejsca. Wpisz jedno z tych: { $seats }
join-nobody-of-that-name = Nie ma tu nikogo o tym imieniu. /kto pokazuje, kto tu jest.
join-no-such-phrase = Nie ma takiego zwrotu. /zwrot pokazuje zwroty z numerami.
join-keep-seats = Żeby nikt się nie przesiadał, dopisz: zostań
    .typed = zostań zostan
join-nothing-to-judge = Sędzia nie ma teraz o czym orzekać.

## Commands of the table

table-who = kto
    .typed = kto
    .help = miejsca i kto tu jest
table-sit = siadam MIEJSCE
    .typed = siadam usiądź siad
    .help = zajmij miejsce; /kto pokazuje, jak się nazywają
table-stand = wstaję
    .typed = wstaję wstaje wstań
    .help = wstań i zwolnij miejsce
table-ready = gotowe
    .typed = gotowe gotów gotowa gotowy
    .help = z twojej strony można zaczynać
table-wait = czekajcie
    .typed = czekajcie
    .help = poproś innych, żeby na ciebie zaczekali
table-bot = bot MIEJSCE [POZIOM]
    .typed = bot
    .help = na tym miejscu siada bot; poziom: dice, beginner, careful, even, bold
table-start = zaczynamy
    .typed = start zaczynamy
    .help = zacznij grę
table-settings = ustawienia
    .typed = ustawienia
    .help = inna gra, inny język albo inne opcje
table-rematch = rewanż [zostań]
    .typed = rewanż rewanz
    .help = zagrajcie jeszcze raz; w drużynach każdy przesiada się o jedno miejsce albo (zostań) siedzi jak dotąd
table-turned = odwróć [zostań]
    .typed = odwróć odwroc
    .help = zagrajcie jeszcze raz tymi samymi kartami na drugiej stronie; (zostań) na tych samych miejscach
table-say = powiedz TEKST
    .typed = powiedz
    .help = powiedz coś tym, z którymi wolno teraz rozmawiać
table-team = drużyna TEKST
    .typed = drużyna druzyna
    .help = powiedz coś tylko swojej stronie
table-phrase = zwrot [NUMER]
    .typed = zwrot
    .help = powiedz coś, co każdy przeczyta w swoim języku
table-referee = sędzia SŁOWO
    .typed = sędzia sedzia
    .help = zapytaj sędziego o słowo; nikt inny się o tym nie dowie
table-undo = cofnij
    .typed = cofnij
    .help = poproś innych o cofnięcie twojego ostatniego ruchu
table-resign = poddaj
    .typed = poddaj poddaję
    .help = zaproponuj swojej stronie, żeby się poddać
table-consent = tak
    .typed = tak zgoda t
    .help = zgódź się na propozycję
table-refuse = nie
    .typed = nie odmowa n
    .help = nie zgódź się albo wycofaj własną propozycję
table-pause = pauza
    .typed = pauza
    .help = wstrzymaj grę i zegar
table-resume = wznów
    .typed = wznów wznow
    .help = gramy dalej
table-sand = klepsydra
    .typed = klepsydra
    .help = odwróć klepsydrę
table-name = imię IMIĘ
    .typed = imię imie
    .help = zmień imię
table-seat = posadź MIEJSCE IMIĘ
    .typed = posadź posadz
    .help = daj komuś miejsce
table-swap = zamień MIEJSCE MIEJSCE
    .typed = zamień zamien
    .help = zamień dwa miejsca
table-kick = wyproś IMIĘ
    .typed = wyproś wypros
    .help = poproś kogoś o wyjście albo odeślij bota
table-ban = zablokuj IMIĘ
    .typed = zablokuj
    .help = wyproś kogoś bez prawa powrotu
table-unban = odblokuj IMIĘ
    .typed = odblokuj
    .help = pozwól wrócić komuś z zakazem wstępu
table-lock = zamknij
    .typed = zamknij
    .help = nie wpuszczaj nikogo nowego
table-unlock = otwórz
    .typed = otwórz otworz
    .help = znowu wpuszczaj nowe osoby
table-admit = dopuść IMIĘ
    .typed = dopuść dopusc
    .help = pozwól grać komuś, kto dołącza po rozdaniu
table-host = gospodarz IMIĘ
    .typed = gospodarz
    .help = oddaj komuś rolę gospodarza
table-mute = wycisz IMIĘ
    .typed = wycisz
    .help = wycisz kogoś, tylko dla siebie
table-unmute = słuchaj IMIĘ
    .typed = słuchaj sluchaj
    .help = znowu kogoś słysz
table-hush = ucisz IMIĘ
    .typed = ucisz
    .help = wycisz kogoś dla wszystkich
table-voice = głos IMIĘ
    .typed = głos glos
    .help = przywróć komuś głos
table-book = księga [KLUCZ]
    .typed = księga ksiega
    .help = połóż na stole księgę drużyny Duetu albo ją zabierz
table-record = zapis
    .typed = zapis
    .help = gdzie jest zapis ostatniej gry
table-leave = odchodzę
    .typed = odchodzę odchodze
    .help = odejdź od stołu na dobre
