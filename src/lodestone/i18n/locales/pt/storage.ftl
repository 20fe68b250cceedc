# O registo de acontecimentos e a sua base de dados.
# $place: o ficheiro, ou o endereço sem a palavra-passe. $cause: o que diz a base de dados ou o sistema, pelas suas palavras.

storage-address = Não há armazenamento em «{ $place }»: indica um ficheiro, sqlite:///path ou postgresql://user@host/database.
storage-needs-postgres = Para o PostgreSQL é precisa mais uma peça: pip install "lodestone[postgres]".
storage-not-a-database = «{ $place }» não é uma base de dados, ou está danificada. Escolhe outro ficheiro, ou recupera-a de uma cópia de segurança.
storage-foreign = «{ $place }» é de outro programa. Escolhe outro ficheiro, ou uma base de dados vazia.
storage-newer = «{ $place }» foi escrito por um Lodestone mais recente. Instala essa versão ou uma mais recente, ou recupera uma cópia mais antiga.
storage-not-writable = Não é possível escrever em «{ $place }»: { $cause }. Vê a quem pertence, ou escolhe outro sítio.
storage-unreachable = Não se chega ao armazenamento em «{ $place }»: { $cause }. Verifica o endereço e se a base de dados está a correr.

storage-unavailable = O armazenamento não responde neste momento ({ $cause }). Nada mudou; tenta outra vez.
storage-full = O armazenamento está cheio ({ $cause }). Nada mudou; tenta outra vez quando houver espaço.
storage-uncertain = A ligação ao armazenamento quebrou-se a meio ({ $cause }). Volta a ler para ver se ficou guardado.
storage-conflict = A mesa { $table } avançou: ia escrever-se a versão { $version }, mas a mais recente é { $head }.
storage-unknown-table = Não há mesa { $table }.
storage-table-exists = Já há uma mesa { $table }.
