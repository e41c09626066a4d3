// The system's notifications, for whoever has asked for them. They say which game waits, and nothing of what is played.

import { isApplesTouched, isInstalled, type Where } from './install.ts';
import { go, href } from './router.svelte.ts';
import { settings } from './settings.svelte.ts';

/**
 * Whether the system may show something: it may, nobody has been asked yet, the person has forbidden it, or why it cannot. An
 * iPhone and an iPad do it for pages on the home screen alone.
 */
export type Notices = 'allowed' | 'unasked' | 'forbidden' | 'insecure' | 'home' | 'missing';

/** `world` is the window; tests bring their own. */
export function noticesNow(world: Where & { Notification?: { permission: NotificationPermission } } = globalThis): Notices {
  if (!world.isSecureContext) return 'insecure';
  if (!world.Notification) return isApplesTouched(world) && !isInstalled(world) ? 'home' : 'missing';
  return ({ granted: 'allowed', denied: 'forbidden', default: 'unasked' } as const)[world.Notification.permission];
}

/** Asks the person, if nobody has, and says how it stands then. */
export async function allowNotices(): Promise<Notices> {
  if (noticesNow() === 'unasked') await Notification.requestPermission();
  return noticesNow();
}

/** Shows a notification if that is wanted and allowed; pressing it opens the page at this path. A second for the same path takes the place of the first. */
export async function notify(title: string, body: string, path: string): Promise<void> {
  if (!settings.notices || noticesNow() !== 'allowed') return;
  const how = { body, tag: path, icon: href('icon.svg'), data: { path } };
  // On telephones only a service worker may show one.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(title, how);
  const shown = new Notification(title, how);
  shown.onclick = () => {
    window.focus();
    go(path);
    shown.close();
  };
}
