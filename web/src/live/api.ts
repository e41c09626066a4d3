// What is asked over HTTP, once: who am I, which games, make a table, a replay.

import type { DealInfo, Figure, GameInfo, HowCalled, Invitation, Json, MailLink, Me, MyGames, NewDevice, NewMail, NewTable, Problem, Recoverable, Recovery, Replay, TableInfo } from '../wire.ts';

/** The address of something on this server, under whatever sub-path it runs. */
export function address(path: string): URL {
  return new URL(path.replace(/^\//, ''), document.baseURI);
}

/** An answer that was refused. */
export class Refused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** Does something that the server may refuse. Gives the refusal; null where there was none. */
export async function refusalOf(work: () => Promise<unknown>): Promise<Problem | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.problem;
    throw error;
  }
}

/** What a game in a file is sent as. */
const FILE = { 'content-type': 'application/x-ndjson' };

function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  return ask<Answer>(method, path, body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
}

async function ask<Answer>(method: string, path: string, content: Pick<RequestInit, 'body' | 'headers' | 'signal'>): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(address(path), {
      method,
      credentials: 'same-origin',
      ...content,
    });
  } catch {
    throw new Refused({ code: 'unreachable', message: 'the server cannot be reached' });
  }
  const text = await response.text();
  if (response.ok) return (text === '' ? undefined : JSON.parse(text)) as Answer;
  throw new Refused(problemOf(text, response.status));
}

/** The problem that an answer names; one that names none still has a code. */
export function problemOf(text: string, status: number): Problem {
  try {
    const found = JSON.parse(text) as Partial<Problem> & { error?: Problem };
    const problem = found.error ?? found;
    if (typeof problem.code === 'string') return { message: '', ...problem } as Problem;
  } catch {
    // Not ours: a proxy's page, say.
  }
  const code = status === 404 ? 'not_found' : status === 429 ? 'too_many_requests' : 'unavailable';
  return { code, message: `the server answered ${status}` };
}

export const api = {
  me: () => call<Me>('GET', 'api/me'),
  rename: (name: string) => call<Me>('PUT', 'api/me', { name }),
  forget: () => call<void>('DELETE', 'api/me'),
  /** The games that this person has played; those behind the one at a table. */
  played: (behind: string | null) => call<MyGames>('GET', behind === null ? 'api/me/games' : `api/me/games?behind=${encodeURIComponent(behind)}`),
  figures: () => call<Figure[]>('GET', 'api/me/figures'),
  /** How this person can be called when they are not there. */
  calls: () => call<HowCalled>('GET', 'api/me/calls'),
  callDevice: (device: NewDevice) => call<void>('PUT', 'api/me/devices', device),
  dropDevice: (endpoint: string) => call<void>('DELETE', `api/me/devices?endpoint=${encodeURIComponent(endpoint)}`),
  askMail: (mail: NewMail) => call<void>('PUT', 'api/me/mail', mail),
  dropMail: () => call<void>('DELETE', 'api/me/mail'),
  mailLink: (token: string) => call<MailLink>('GET', `api/mail/${encodeURIComponent(token)}`),
  confirmMail: (token: string) => call<void>('POST', `api/mail/${encodeURIComponent(token)}`),
  endMail: (token: string) => call<void>('POST', `api/mail/${encodeURIComponent(token)}/end`),
  games: () => call<GameInfo[]>('GET', 'api/games'),
  deal: (number: string) => call<DealInfo>('GET', `api/deals/${encodeURIComponent(number)}`),
  table: (id: string) => call<TableInfo>('GET', `api/tables/${encodeURIComponent(id)}`),
  lobby: () => call<TableInfo[]>('GET', 'api/tables'),
  close: (id: string) => call<void>('DELETE', `api/tables/${encodeURIComponent(id)}`),
  make: (table: NewTable) => call<{ table: string }>('POST', 'api/tables', table),
  replay: (table: string, viewer: number | 'spectator' | 'open') =>
    call<Replay>('GET', `api/tables/${encodeURIComponent(table)}/replay?viewer=${viewer}`),
  /** A game that was kept as a file, played again; nothing of it is kept. */
  openFile: (text: string, viewer: number | 'spectator' | 'open') =>
    ask<Replay>('POST', `api/replay?viewer=${viewer}`, { body: text, headers: FILE }),
  invitation: () => call<Invitation>('GET', 'api/invitation'),
  recovery: () => call<Recovery>('POST', 'api/recovery'),
  recoverable: (token: string) => call<Recoverable>('GET', `api/recovery/${encodeURIComponent(token)}`),
  recover: (token: string) => call<Me>('POST', `api/recovery/${encodeURIComponent(token)}`),
};

/** The address of a table's live connection; `since` and `said` are the last entry and the last chat line received. */
export function liveAddress(table: string, since: number | null, said: number): string {
  const url = address(`api/tables/${encodeURIComponent(table)}/live`);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  if (since !== null) {
    url.searchParams.set('since', String(since));
    url.searchParams.set('said', String(said));
  }
  return url.href;
}

/** How long a recording is waited for, in milliseconds: the game goes on without it. */
const LONGEST_RECORDING = 20_000;

/** What an entry of a table looked like; null where that cannot be had, whatever the reason: it is only to be looked at. */
export async function recordingOf(table: string, number: number): Promise<Json | null> {
  const path = `api/tables/${encodeURIComponent(table)}/recordings/${number}`;
  return ask<Json>('GET', path, { signal: AbortSignal.timeout(LONGEST_RECORDING) }).catch(() => null);
}

/** What a step of a game in a file looked like, and some of those after it; nothing where that cannot be had. */
export async function fileRecordings(text: string, number: number, viewer: number | 'spectator' | 'open'): Promise<Json[]> {
  const path = `api/replay/recordings/${number}?viewer=${viewer}`;
  return ask<Json[]>('POST', path, { body: text, headers: FILE, signal: AbortSignal.timeout(LONGEST_RECORDING) }).catch(() => []);
}
