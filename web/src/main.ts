import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { awaitOffer, wantsApp } from './lib/app/offer';
import { followLanguage } from './lib/i18n/index.svelte';
import { startRouter } from './lib/router.svelte';
import { showSettings } from './lib/settings.svelte';
import { watchMine } from './lib/table/watching.svelte';

showSettings();
startRouter();
const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the application');
// Load the language first, so that nobody sees English flash by before their own.
await followLanguage().catch(() => undefined);
mount(App, { target });
awaitOffer();
// In the background: nobody waits for it.
if (wantsApp()) setTimeout(() => void import('./lib/app/app').then(({ startApp }) => startApp()), 1500);
watchMine();
