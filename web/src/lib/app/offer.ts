/** Whether this browser should keep the table as an app, and its offer to put it on the home screen. */
import { readStored } from '../stored';

/** Chromium's own; other browsers have it in their menus. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallOffer | null = null;

/** The browser offers it once, soon after the page has loaded; later it is asked for here. */
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

/** Over HTTPS always, otherwise only where somebody has asked for it. */
export const wantsApp = (): boolean => 'serviceWorker' in navigator && (location.protocol === 'https:' || readStored('app') === true);
