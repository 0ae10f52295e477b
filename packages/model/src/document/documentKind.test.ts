import { expect, it } from 'vitest';
import { checkModule } from './checkModule.ts';
import { type DocumentKind, documentKind, whyNotPlayable } from './documentKind.ts';

let deep: unknown = {};
for (let level = 0; level < 100_000; level++) deep = [deep];

it.each<[document: string, json: unknown, DocumentKind]>([
  ['a module', { id: '1', settings: {}, slides: {} }, 'module'],
  ['a module with PHP’s empty lists', { settings: [], slides: [] }, 'module'],
  ['the answer for a lazy slide', { success: true, slides: { 30: {} }, addOns: [] }, 'slides'],
  ['a slider of version 6', { id: 1, slider_params: {}, slider_settings: {}, slides: {} }, 'legacy'],
  ['a page document', { content: [], version: '0.4' }, 'page'],
  ['a template of a page', { elType: 'section', elements: [] }, 'page'],
  ['settings without slides', { settings: {} }, 'unknown'],
  ['settings that are none', { settings: 5, slides: {} }, 'slides'],
  ['an empty object', {}, 'unknown'],
  ['null', null, 'unknown'],
  ['a number', 3, 'unknown'],
  ['text', 'x', 'unknown'],
  ['a list', [], 'unknown'],
  ['a deep nest', deep, 'unknown'],
])('tells %s', (_, json, kind) => {
  expect(documentKind(json)).toBe(kind);
});

it.each([
  [
    { slider_params: {} },
    'This is a slider of the older format (version 6: it has "slider_params" and no "settings"). Save it once with version 7 and use that file.',
  ],
  [{ content: [] }, 'This is a page document of a page builder, not a module.'],
  [null, 'This is no module: a module is an object with "settings" and "slides".'],
])('says in words why %j cannot be played', (json, reason) => {
  expect(whyNotPlayable(json)).toBe(reason);
  expect(checkModule(json)).toEqual({ playable: false, reason });
});

it('has nothing against modules and slides', () => {
  expect(whyNotPlayable({ settings: {}, slides: {} })).toBeNull();
  expect(whyNotPlayable({ slides: {} })).toBeNull();
});
