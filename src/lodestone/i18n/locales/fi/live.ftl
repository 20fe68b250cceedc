# Kluster suorana palvelimella.

kluster-paused = Pöytä on tauolla.
kluster-cut-short = Pöydän piti aloittaa tämä vuoro alusta. Pyydä uudestaan.
