# What was done, one sentence a move: for replays.

told-clue = { $who } daje wskazówkę „{ $about }”.
told-ask = { $who } pokazuje szefowi rywali „{ $about }”.
told-approve = { $who } zgadza się na wskazówkę.
told-decline = { $who } nie zgadza się na wskazówkę.
told-cover = { $who } zakrywa { $about }.
told-mark = { $who } pokazuje { $about }.
told-unmark = { $who } już nie pokazuje { $about }.
told-guess = { $who } dotyka karty { $about }.
told-stop = { $who } kończy turę.
told-object = { $who } podważa wskazówkę.
told-uphold = { $who } uznaje wskazówkę za nieważną.
told-waive = { $who } przepuszcza wskazówkę.
told-ruling = Opinia sędziego: { $about }.
told-time-up = Czas minął.
told-restart = { $who } chce zacząć od nowa.
told-agree = { $who } się zgadza.
told-disagree = { $who } się nie zgadza.
told-propose = { $who } dopisuje pułapkę: { $about }.
told-strike = { $who } skreśla { $about }.
told-dread = { $who } zaznacza pułapkę { $about }.
told-ready = { $who }: lista gotowa.
told-reopen = { $who } znów otwiera listę.
told-pass-torch = { $who } przekazuje pochodnię.
told-take = { $who } otwiera księgę.
told-turn-hourglass = { $who } odwraca klepsydrę.
told-say = { $who }: „{ $about }”
told-hand = { $who } chce odpowiedzieć.
told-trapwords-guess = { $who } odpowiada „{ $about }”.
told-heard = Pada odpowiedź. { $about }!
told-judge = Odpowiedź oceniona. { $about }!
told-call-trap = { $who } woła: pułapka { $about }!
told-call-illegal = { $who } woła: niedozwolona wskazówka!
told-doubt-trap = { $who } zgłasza wątpliwość: może to pułapka { $about }.
told-doubt-illegal = { $who } zgłasza wątpliwość co do wskazówki.
told-accept = { $who } uznaje wątpliwość.
told-reject = { $who } odrzuca wątpliwość.
told-withdraw = { $who } wycofuje wątpliwość.
told-alert = Możliwe, że padło słowo-pułapka: { $about }.
told-spring = Pułapka { $about } się zatrzaskuje!
told-lapse = Nikt nic nie zawołał.
told-stopwatch = Zegar zapisuje czas.
told-resign = Jedna strona się poddaje.
told-set-word = { $who } ukrywa słowo { $about }.
told-give = { $who } daje element: { $about }.
told-draw = { $who } dobiera element.
told-place = { $who } pyta: { $about }? { $answer ->
        [yes] Tak.
        [no] Nie.
       *[other] {""}
    }
told-decipher-ask = { $who } prosi o jeszcze jeden element.
told-pass = { $who } pasuje.
told-attempt = { $who } próbuje: { $about }. { $answer ->
        [yes] Dobrze!
       *[other] Źle.
    }
told-give-up = { $who } się poddaje.
