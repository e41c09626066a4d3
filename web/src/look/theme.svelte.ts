// Which theme is shown: the one that was set, or the one that the device asks for.

import { settings } from '../settings.svelte.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');
let deviceIsDark = $state(dark.matches);
dark.addEventListener('change', () => (deviceIsDark = dark.matches));

export function themeNow(): 'day' | 'night' {
  if (settings.theme === 'auto') return deviceIsDark ? 'night' : 'day';
  return settings.theme;
}
