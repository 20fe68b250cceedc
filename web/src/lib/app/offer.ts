/** Whether this browser should keep the table as an app, and its offer to put it on the home screen. */
import { readStored } from '../stored';

/** Chromium's `beforeinstallprompt` event; other browsers install from their own menus. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallOffer | null = null;

/** Catch the browser's offer, which comes once, soon after the page has loaded, and keep it for later. */
export function awaitOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
  });
}

/** The offer, which can be taken once. */
export function takeOffer(): InstallOffer | null {
  const taken = offer;
  offer = null;
  return taken;
}

/** Always over HTTPS; otherwise only where somebody has asked for it. */
export const wantsApp = (): boolean => 'serviceWorker' in navigator && (location.protocol === 'https:' || readStored('app') === true);
