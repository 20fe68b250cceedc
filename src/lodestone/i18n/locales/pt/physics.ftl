# Ímanes e cordas: o que a física recusa, as cenas de `lodestone simulate`, o aquecimento.
# $place: onde no ficheiro da cena, como magnets[2].kind (o primeiro é 0; "·" para o próprio ficheiro).

## A física como biblioteca (unidades SI)

physics-bad-friction = Um coeficiente de atrito de { $value } não serve: é preciso 0 < μ_k ≤ μ_s ≤ 2.
physics-bad-mass = Um íman não pode ter uma massa de { $mass } kg; serve de 1 mg a 10 kg.
physics-bad-quaternion = Uma orientação precisa de quatro números finitos que não sejam todos zero.
physics-bad-size = Um íman tem de medir entre 1 mm e 200 mm ao longo de cada eixo.
physics-bad-step = Um passo de tempo de { $dt } s não serve; serve de 10 µs a 5 ms.
physics-cord-flat = Esta corda não rodeia nada: os seus pontos estão todos em linha.
physics-cord-free = Ninguém segura a corda { $cord }; agarra-a primeiro.
physics-cord-held = A corda { $cord } já está numa mão.
physics-cord-length = Uma corda não pode medir { $length } m; serve de 0,05 m a 20 m.
physics-cord-off-table = A corda não está em cima da mesa.
physics-cord-out-of-reach = A mão está a { $distance } m da corda, longe de mais para a agarrar.
physics-cord-points = Uma corda precisa de pelo menos três pontos diferentes, não { $count }.
physics-hand-empty = A mão não segura nenhum íman, ou já o está a largar.
physics-hand-full = A mão já segura o íman { $magnet }.
physics-no-such-cord = Não há corda { $index }.
physics-no-such-magnet = Não há íman { $index }.
physics-not-a-recording = Isto não é a gravação de um mundo.
physics-not-a-snapshot = Isto não é um instantâneo completo de um mundo.
physics-not-finite = Um número em «{ $field }» não é finito.
physics-replay-differs = Repetida, a gravação não chega ao fim que nela está escrito.
physics-snapshot-version = Este instantâneo tem a versão { $version }; a conhecida é { $known }.
physics-too-many = Não pode haver mais de { $most } ímanes.
physics-too-many-cords = Não pode haver mais de { $most } cordas.
physics-unknown-input = Um mundo não conhece nenhuma entrada «{ $name }».
physics-unknown-parameter = Não há um parâmetro «{ $name }».
physics-unknown-pose = Não há uma posição «{ $name }».
physics-unknown-surface = Não há uma superfície «{ $name }».

## Cenas

scene-not-json = A cena não é JSON (linha { $line }, coluna { $column }).
scene-too-deep = A cena está encaixada em mais de { $most } níveis.
scene-key-twice = «{ $name }» aparece duas vezes no mesmo objeto.
scene-not-finite = O número em { $place } não é finito ({ $value }).
scene-number = O número em { $place } é grande de mais.
scene-unknown-word = Não se conhece «{ $word }» em { $place }. Disponíveis: { $known }.
scene-friction = Uma superfície precisa de 0 < mu_k ≤ mu_s ≤ { $most }.
scene-bad-id = O id «{ $id }» em { $place } tem caracteres que não se podem mostrar, ou espaços à volta.
scene-pose-twice = O íman em { $place } tem um quaternião, que diz tudo sobre a sua posição; tira «{ $name }».
scene-quaternion = O quaternião em { $place } tem de ter comprimento; só zeros (ou números enormes) não rodam nada.
scene-pose = { $kind } não pode estar { $pose } (em { $place }); pode estar: { $fitting }.
scene-mass = Com este tamanho o íman em { $place } pesaria mais de 10 kg; indica a sua massa.
scene-one-of = { $place } tem de dizer exatamente uma destas coisas: { $known }.
scene-cord-points = A corda em { $place } precisa de pelo menos três pontos diferentes, não { $count }.
scene-cord-length = A corda em { $place } tem de medir entre { $least } e { $most } mm.
scene-cord-flat = A corda em { $place } não rodeia nada: os seus pontos estão em linha.
scene-cord-off-table = A corda em { $place } sai da mesa, que acaba a { $half } mm do centro de todos os lados.
scene-no-such-cord = Não há corda { $cord } para puxar (em { $place }); { $count ->
    [0] a cena não tem nenhuma
    [one] a cena tem uma, a corda 0
   *[other] a cena tem { $count }, a partir de 0
  }.
scene-times = Os tempos de um percurso têm de crescer; { $time } s em { $place } não cresce.
scene-too-many = Há { $count } ímanes nesta cena; só se podem simular até { $most }.
scene-too-many-cords = Há { $count } cordas nesta cena; só se podem simular até { $most }.
scene-id-twice = O id «{ $id }» em { $place } já é de { $first }.
scene-overlap = Os ímanes «{ $first }» e «{ $second }» sobrepõem-se no início.
scene-starts-inside = O íman «{ $id }» de { $place } apareceria dentro do íman «{ $other }».
scene-too-low = A uma altura de { $height } mm ({ $place }) o íman na mão estaria dentro da mesa; o seu centro pode descer até { $least } mm.
scene-out-of-reach = A mão está a { $distance } mm da corda { $cord }; para a agarrar tem de estar a { $most } mm no máximo.
scene-blew-up = Pelo caminho os números cresceram sem medida: ímanes assim não se podem simular.

## simulate

simulate-preparing = A preparar a física (só da primeira vez)…
simulate-progress = Simulados { $time } s de { $limit } s no máximo; a correr há { $waited } s…
simulate-plot-format = «{ $name }» não é uma imagem que saibamos desenhar; fá-la acabar num destes: { $known }.
simulate-no-matplotlib = Para desenhar é preciso o matplotlib, que não está instalado: { $command }
simulate-rest = Está tudo parado ao fim de { $time } s.
simulate-moving = Nem tudo está parado quando o tempo acaba, ao fim de { $time } s.
simulate-nothing-moved = { $count ->
    [one] O íman não se moveu nem 0,1 mm.
   *[other] Nenhum dos { $count } ímanes se moveu nem 0,1 mm.
  }
simulate-moved-count = Ímanes movidos ({ $moved } de { $count }):
simulate-moved = {"  "}{ $id } { $distance } mm até x { $x }, y { $y }, z { $z } mm
simulate-more = {"  "}… e mais { $count }
simulate-no-touch = Nenhum íman tocou noutro.
simulate-touch = { $first } e { $second } tocaram-se ao fim de { $time } s.
simulate-kluster = Kluster: { $names }.
simulate-outside = Fora: { $names }.
simulate-cord = A corda { $number } mede { $length } mm.
simulate-digest = Impressão { $digest }

## A imagem de uma cena

plot-rest = parado ao fim de { $time } s
plot-moving = ainda em movimento ao fim de { $time } s
plot-touches = { $count ->
    [0] nenhum contacto
    [one] um contacto
   *[other] { $count } contactos
  }
plot-outside = fora: { $names }
plot-before = antes
plot-path = percurso
plot-held = na mão
plot-north = norte
plot-south = sul
plot-touch = contacto
plot-scale = { $length } mm

## warmup

warmup-loading = A carregar a física
warmup-boards = A preparar mesas, varrimentos e ensaios
warmup-scenes = A preparar mãos e cordas
warmup-bots = A preparar os bots
warmup-done = { $what }: { $seconds } s
warmup-ready = Está tudo pronto ao fim de { $seconds } s e guardado em { $folder }

## bench

bench-doing = A medir
bench-library = Clustered, biblioteca Python: { NUMBER($count) } jogadas por segundo
bench-engine = Clustered, motor compilado: { NUMBER($count) } jogadas por segundo
bench-scan = Kluster, lugares avaliados: { NUMBER($count) } por segundo
bench-frame = Kluster, uma imagem ao vivo: { NUMBER($ms, maximumFractionDigits: 2) } ms; um núcleo acompanha { $tables } mesas
