// The description of the HTTP part, checked from both sides: a validator of OpenAPI reads it, and requests that are made from
// it, good ones and bad ones, are answered as it says. Both are tried on descriptions that are wrong, too. No browser is needed
// for that.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv2020 from 'ajv/dist/2020.js';
import { Server } from './server.mjs';

const FILE = fileURLToPath(new URL('../../docs/openapi.json', import.meta.url));
/** How many requests are made of each operation: enough for every kind of value at every place. */
const EACH = 60;

const ours = JSON.parse(await readFile(FILE, 'utf8'));
let server;
before(async () => (server = await Server.start({ 'requests-at-once': 1_000_000, 'people-at-once': 100_000, 'tables-each': 100_000, 'tables-each-address': 100_000 })));
after(() => server.close());

/** Numbers that look like chance and are the same in every run. */
function chance(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return { below: (most) => Math.floor(next() * most), one: (list) => list[Math.floor(next() * list.length)] };
}

/** A schema with its reference followed. */
function whole(schema, api) {
  return schema.$ref ? whole(schema.$ref.split('/').slice(1).reduce((at, key) => at[key], api), api) : schema;
}

/** A value as the schema wants it. */
function good(schema, api, luck) {
  const { type, oneOf, anyOf, enum: words, properties = {}, required = [], items, minimum = 0, maximum, minLength = 0, maxLength = 12 } = whole(schema, api);
  const choices = oneOf ?? anyOf;
  if (choices) return good(luck.one(choices), api, luck);
  if (words) return luck.one(words);
  switch (Array.isArray(type) ? luck.one(type) : type) {
    case 'string': return 'x'.repeat(minLength + luck.below(Math.min(maxLength, 40) - minLength + 1));
    case 'integer': case 'number': return minimum + luck.below((maximum ?? minimum + 9) - minimum + 1);
    case 'boolean': return luck.below(2) === 1;
    case 'null': return null;
    case 'array': return Array.from({ length: luck.below(6) }, () => good(items ?? {}, api, luck));
    default: {
      const kept = Object.entries(properties).filter(([key]) => required.includes(key) || luck.below(2) === 1);
      return Object.fromEntries(kept.map(([key, value]) => [key, good(value, api, luck)]));
    }
  }
}

/** Something that nobody asked for. */
const ODD = [null, true, 0, -1, 1e308, 2 ** 53, '', 'x'.repeat(5000), '\u0000', '\u202e', '../..', '😀', [], [[[]]], {}, { a: { b: [] } }];

/** The same value with something odd somewhere. */
function bad(value, luck) {
  if (value === null || typeof value !== 'object' || luck.below(4) === 0) return luck.one(ODD);
  const copy = Array.isArray(value) ? [...value] : { ...value };
  const keys = [...Object.keys(copy), 'odd'];
  const key = luck.one(keys);
  if (luck.below(3) === 0) delete copy[key];
  else copy[key] = bad(copy[key] ?? null, luck);
  return copy;
}

const readers = new WeakMap();

/** Reads answers by the schemas of a description. */
function reader(api) {
  if (!readers.has(api)) readers.set(api, new Ajv2020({ strict: false, validateFormats: false }).addSchema({ $id: 'api', components: api.components }));
  return readers.get(api);
}

/** Whether an answer is one that the description names, in the shape that it names. */
async function check(api, operation, response, what) {
  const described = operation.responses[response.status] ?? operation.responses.default;
  assert.ok(described, `${what}: ${response.status} is not described`);
  assert.ok(response.status < 500, `${what}: ${response.status}`);
  const text = await response.text();
  const schema = described.content?.['application/json']?.schema;
  if (!schema) return assert.equal(text, '', what);
  const ajv = reader(api);
  const fits = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')));
  assert.ok(fits(JSON.parse(text)), `${what}: ${text.slice(0, 300)}\n${ajv.errorsText(fits.errors)}`);
}

/** Every operation of a description. */
function operations(api) {
  return Object.entries(api.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })));
}

/** What is wrong with a description. Its own schema says nothing of the names in an address, nor of the schemas inside. */
async function faults(api) {
  const { valid, errors } = await new Validator().validate(structuredClone(api));
  const found = valid ? [] : [JSON.stringify(errors)];
  for (const { path, method, operation } of operations(api)) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const parameters = operation.parameters ?? [];
    const described = parameters.filter((one) => one.in === 'path').map((one) => one.name);
    if (String(described.toSorted()) !== String(inPath.toSorted())) found.push(`${method} ${path} describes ${described}`);
    const places = parameters.map((one) => `${one.in} ${one.name}`);
    if (new Set(places).size < places.length) found.push(`${method} ${path} describes something twice`);
  }
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  for (const [name, schema] of Object.entries(api.components.schemas)) {
    if (!ajv.validateSchema(schema)) found.push(`${name}: ${ajv.errorsText()}`);
  }
  return found;
}

test('the description is OpenAPI as its own schema has it', async () => {
  assert.deepEqual(await faults(ours), []);
  assert.ok(ours.openapi.startsWith('3.1'));
});

/** Our description with something wrong in it. */
function wrong(spoil) {
  const copy = structuredClone(ours);
  spoil(copy);
  return copy;
}

const everywhere = (api, spoil) => operations(api).forEach(({ operation }) => spoil(operation));

test('a description that is not OpenAPI is found', async () => {
  const spoilt = {
    'a query in the path': (api) => everywhere(api, ({ parameters = [] }) => parameters.filter((one) => one.in === 'query').forEach((one) => Object.assign(one, { in: 'path', required: true }))),
    'a path without its names': (api) => everywhere(api, (operation) => delete operation.parameters),
    'a parameter twice': (api) => everywhere(api, ({ parameters }) => parameters?.push(parameters[0])),
    'an answer without a description': (api) => everywhere(api, ({ responses }) => delete responses.default?.description),
    'a type that there is not': (api) => (Object.values(api.components.schemas)[0].type = 'text'),
    'a reference to nothing': (api) => delete api.components.schemas.Problem,
  };
  for (const [name, spoil] of Object.entries(spoilt)) assert.notDeepEqual(await faults(wrong(spoil)), [], name);
});

async function session() {
  const response = await fetch(new URL('api/me', server.url), { method: 'PUT', body: '{"name":"Ann"}' });
  return response.headers.get('set-cookie').split(';')[0];
}

/** The ids and the numbers with which something can be found, so that not every request ends at the door. */
async function known(cookie) {
  const bot = { who: 'bot', level: 'novice' };
  const [{ game, min }] = await (await fetch(new URL('api/games', server.url))).json();
  const table = { game, seats: [{ who: 'me' }, ...Array(min - 1).fill(bot)], start: true };
  const made = await fetch(new URL('api/tables', server.url), { method: 'POST', headers: { cookie }, body: JSON.stringify(table) });
  return { id: (await made.json()).table, game, table };
}

/** Asks an operation of this description again and again. */
async function ask(api, { path, method, operation }) {
  const cookie = await session();
  const found = await known(cookie);
  const luck = chance(path.length * 31 + method.length);
  for (let turn = 0; turn < EACH; turn++) {
    const isBad = turn % 2 === 1;
    const value = (schema) => (isBad ? bad(good(schema, api, luck), luck) : good(schema, api, luck));
    const place = ({ name, schema }) => (name === 'id' && luck.below(3) > 0 ? found.id : value(schema));
    const parameters = (operation.parameters ?? []).map((parameter) => ({ ...parameter, value: place(parameter) }));
    const inPath = parameters.filter((one) => one.in === 'path');
    const address = inPath.reduce((at, { name, value }) => at.replace(`{${name}}`, encodeURIComponent(text(value)) || 'x'), path);
    const query = parameters.filter((one) => one.in === 'query' && (one.required || luck.below(2) === 1));
    const url = new URL(address.slice(1), server.url);
    query.forEach(({ name, value }) => url.searchParams.set(name, text(value)));
    const [asked] = Object.values(operation.requestBody?.content ?? {});
    const schema = asked?.schema;
    const body = schema && bodyOf(good(schema, api, luck), found, isBad, luck);
    const headers = luck.below(4) > 0 ? { cookie } : {};
    const response = await fetch(url, { method: method.toUpperCase(), headers, ...(schema ? { body } : {}), redirect: 'manual' });
    await check(api, operation, response, `${method} ${url.pathname}${url.search} ${(body ?? '').slice(0, 200)}`);
  }
}

for (const one of operations(ours)) {
  test(`${one.method.toUpperCase()} ${one.path} answers as it is described, whatever it is asked`, () => ask(ours, one));
}

test('a description that the server does not keep is found', async () => {
  const spoilt = [
    ['put', '/api/me', (api) => (api.components.schemas.Me.properties.name = { type: 'integer' })],
    ['get', '/api/me', (api) => api.components.schemas.Me.required.push('surname')],
    ['get', '/api/games', (api) => (api.components.schemas.GameInfo.properties.min = { type: 'string' })],
    ['post', '/api/tables', (api) => delete api.paths['/api/tables'].post.responses.default],
  ];
  for (const [method, path, spoil] of spoilt) {
    const api = wrong(spoil);
    await assert.rejects(ask(api, { path, method, operation: api.paths[path][method] }), assert.AssertionError, `${method} ${path}`);
  }
});

function text(value) {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What is sent: as described, a table that can be made, or either with something odd in it; now and then no JSON at all. */
function bodyOf(described, { table }, isBad, luck) {
  const value = described.seats && luck.below(2) === 0 ? table : described;
  if (!isBad) return JSON.stringify(value);
  return luck.below(8) === 0 ? luck.one(['', '{', '[]', 'null', '{"name":', '\u0000']) : JSON.stringify(bad(value, luck));
}
