import { expect, test } from 'vitest';
import { installNow, type Where } from './install.ts';
import { noticesNow } from './notices.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const OLD_MAC = MAC.replace('18.5', '16.6');
const CHROME = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const FIREFOX_PHONE = 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0';

const where = (userAgent: string, { touch = 0, secure = true, installed = false } = {}): Where => ({
  isSecureContext: secure,
  navigator: { userAgent, maxTouchPoints: touch },
  matchMedia: () => ({ matches: installed }),
});

test('it is said how to install it where the browser does not offer that', () => {
  expect(installNow(where(IPHONE, { touch: 5 }))).toBe('share');
  expect(installNow(where(MAC, { touch: 5 }))).toBe('share');
  expect(installNow(where(MAC))).toBe('dock');
  expect(installNow(where(FIREFOX_PHONE, { touch: 5 }))).toBe('menu');
  for (const userAgent of [OLD_MAC, CHROME, FIREFOX]) expect(installNow(where(userAgent))).toBeNull();
  expect(installNow(where(IPHONE, { installed: true }))).toBeNull();
  expect(installNow(where(IPHONE, { secure: false }))).toBeNull();
});

test('on a telephone that notifies installed pages only, that is said', () => {
  expect(noticesNow(where(IPHONE, { touch: 5 }))).toBe('home');
  expect(noticesNow(where(MAC, { touch: 5 }))).toBe('home');
  expect(noticesNow(where(IPHONE, { touch: 5, installed: true }))).toBe('missing');
  expect(noticesNow(where(FIREFOX))).toBe('missing');
  expect(noticesNow({ ...where(IPHONE, { touch: 5, installed: true }), Notification: { permission: 'default' } })).toBe('unasked');
});
