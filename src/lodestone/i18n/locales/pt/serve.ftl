# Os comandos que arrancam o servidor.

help-table-port = A porta a usar; uma livre, se não for indicada.
help-table-lan = Deixa entrar outros da mesma rede: mostra um link e um código que os telemóveis sabem ler.
help-table-no-browser = Não abre o navegador.
help-table-data = A pasta onde se guardam as mesas.
help-serve = Aloja mesas para outros: cada um abre um link no navegador e senta-se.
help-serve-host = O endereço em que se escuta; 0.0.0.0 para todos os deste computador.
help-serve-port = A porta em que se escuta.
help-serve-database = Onde se guardam as mesas: um ficheiro, ou um URL como postgresql://user@host/name.
help-serve-public-url = O endereço por onde outros chegam a este servidor, se houver um proxy à frente.
help-serve-admin = Um ficheiro com a chave do administrador; senão, LODESTONE_ADMIN_TOKEN no ambiente.
help-serve-trust-proxy = Acredita nos cabeçalhos X-Forwarded do proxy. Só se ninguém o puder contornar.
help-serve-archive = Ao fim de quantos dias se arquiva uma mesa em que ninguém toca.
help-serve-keep = Ao fim de quantos dias se apaga uma mesa arquivada; nunca, se não for indicado.
help-serve-tables-per-hour = Quantas mesas pode um endereço criar numa hora.
help-serve-requests = Quantos pedidos pode um endereço fazer num minuto.
help-serve-connections = Quantas pessoas podem estar ligadas a uma mesa.
help-serve-messages = Quantas mensagens pode uma ligação enviar num segundo.
help-serve-bot-pace = Segundos que um bot demora pelo menos numa jogada.
serve-ready = As mesas estão abertas em { $url }
serve-here = A mesa está posta: { $url }
serve-lan = Os outros desta rede vão a: { $url }
serve-stop = Carrega em Ctrl-C para o parar.
serve-cannot-listen = Não é possível escutar em { $host }, porta { $port }: { $cause }
serve-short-token = A chave do administrador é curta de mais: precisa de pelo menos { $shortest } caracteres.
serve-public-url = «{ $url }» não é o endereço de um servidor. Escreve-o como https://tables.example.org
