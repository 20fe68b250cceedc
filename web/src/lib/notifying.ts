/** System notifications, for somebody who is not looking at the page. */
import { navigate } from './router.svelte';
import { readStored, writeStored } from './stored';

/** The browser's permission, by the newer of two APIs where it has both. */
async function allowed(): Promise<PermissionState> {
  if (!('Notification' in window)) return 'denied';
  try {
    return (await navigator.permissions.query({ name: 'notifications' })).state;
  } catch {
    return Notification.permission === 'default' ? 'prompt' : Notification.permission;
  }
}

/** Whether to ask for permission: once, and only where it makes a difference. */
export const mayAsk = async (): Promise<boolean> => readStored('notify-asked') !== true && (await allowed()) === 'prompt';

/** Remember that somebody was asked; whatever they said, they are not asked again. */
export const wasAsked = (): void => writeStored('notify-asked', true);

/** Ask for permission; call this while handling a press. True if granted. */
export async function askBrowser(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

/**
 * Show a notification that opens one of our addresses; a later one with the same tag replaces it. Returns false if that is
 * not possible. The app's service worker shows it where there is one: on Android nothing else may.
 */
export async function notify(title: string, body: string, tag: string, url: string): Promise<boolean> {
  if ((await allowed()) !== 'granted') return false;
  const options: NotificationOptions = { body, tag, icon: '/icon-192.png', data: url };
  try {
    // Without HTTPS there are no service workers, whatever the types say.
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const registration = await workers?.getRegistration();
    if (registration?.active) {
      await registration.showNotification(title, options);
      return true;
    }
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      navigate(url);
      shown.close();
    };
    return true;
  } catch {
    return false; // Android, without a service worker
  }
}
