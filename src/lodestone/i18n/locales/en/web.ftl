# The browser table: what every screen shares, settings, about.

web-skip = Skip to the content
web-loading = One moment …
web-load-failed = This screen could not be loaded.
web-reload = Try again
web-nothing-here = There is nothing at this address.
web-to-lobby = To the lobby
web-close = Close
web-nav = Main
web-nav-records = Records
web-nav-referee = Referee Kluster
web-nav-score = Score a table
web-nav-about = About

## Settings

web-settings = Settings
web-language = Language
web-language-system = As the browser says
web-theme = Light or dark
web-theme-system = As the device says
web-theme-light = Light
web-theme-dark = Dark
web-motion = Motion
web-motion-system = As the device says
web-motion-full = Full
web-motion-reduced = Reduced
web-sound = Sounds
web-settings-kept = Kept in this browser and sent nowhere.

## About

web-about-title = About Lodestone
web-about-what = Lodestone is an open digital table for two families of board games: Kluster, with magnets and a cord, and Clustered, with tiles.
web-about-unofficial = Unofficial, not affiliated.
web-about-boxes = Words, pictures and sounds here are our own. If you enjoy the games, buy their boxes: they are lovely.
web-about-safety-title = With real magnets
web-about-privacy-title = Your data
web-about-privacy = No account, no tracking, nothing is fetched from elsewhere. Your settings and your seats are kept in this browser; games are kept by the server you are visiting.
web-about-made-title = Made with
web-about-made = Svelte, Fluent and Vite in the browser; Python, Starlette, NumPy and Numba on the server. Free software under the MIT licence.

## When something goes wrong

web-server-unreachable = The server cannot be reached. Is it still running?
web-server-refused = The server could not answer ({ $status }).
web-line-lost = The connection is lost. Coming back by itself …
web-line-ended = The connection to this table has ended.
web-line-closed = This table has been closed.
