// How this program is installed in a browser that does not offer it by itself.

/** The way there: the share sheet of a telephone, the menu of a computer, or the browser's own menu. */
export type Install = 'share' | 'dock' | 'menu';

/** What is looked at; tests bring their own. */
export interface Where {
  isSecureContext: boolean;
  navigator: { userAgent: string; maxTouchPoints: number };
  matchMedia: (query: string) => { matches: boolean };
}

/** An iPhone or an iPad, whatever the browser is called there. A newer iPad says that it is a Mac, and is touched. */
export function isApplesTouched({ navigator }: Pick<Where, 'navigator'>): boolean {
  return /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
}

/** Whether it was opened as an installed program. */
export function isInstalled({ matchMedia }: Pick<Where, 'matchMedia'>): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}

/** How it is installed here; null where the browser offers it, where it is installed, and where it cannot be. */
export function installNow(where: Where = globalThis): Install | null {
  const { userAgent } = where.navigator;
  if (!where.isSecureContext || isInstalled(where)) return null;
  if (isApplesTouched(where)) return 'share';
  // Chromium and what is built on it say Safari as well, and offer it by themselves.
  if (/Macintosh.*Version\/(?:1[7-9]|[2-9]\d)\S* Safari/.test(userAgent)) return 'dock';
  return /Android.*Firefox/.test(userAgent) ? 'menu' : null;
}
