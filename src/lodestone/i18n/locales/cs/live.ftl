# Kluster naživo na serveru.

kluster-paused = Stůl má přestávku.
kluster-cut-short = Stůl musel tento tah začít znovu. Zkus to prosím ještě jednou.
