import { describe, expect, it } from 'vitest';
import { parseReply } from './parseReply.ts';

const answer = { success: true, slides: { 30: { id: 30 } }, text: 'a } b { c "quoted" \\ d' };
const json = JSON.stringify(answer);
const invalid = 'Invalid JSON object encountered';
const notLoaded = (alias: string): string => `${alias} Could not be Loaded from DB`;

describe('an answer', () => {
  it.each<[form: string, reply: unknown, messages: string[]]>([
    ['an object', answer, []],
    ['JSON text', json, []],
    ['JSON text with spaces around it', `\n ${json} \n`, []],
    ['text that was encoded twice', JSON.stringify(json), []],
    [
      'text after warnings',
      `<br />\n<b>Warning</b>: Undefined array key "x" in /a.php on line 3<br />${json}`,
      [],
    ],
    ['text before warnings', `${json}\nDeprecated: strlen(): Passing null`, []],
    ['text between warnings', `Notice: x ${json} Notice: y`, []],
    ['text behind a byte order mark', `\uFEFF${json}`, []],
    ['the first of two objects', `${json}{"success":true,"slides":{}}`, []],
    ['what follows a broken object', `{oops: 1} ${json}`, [invalid]],
    ['what follows two broken objects', `{oops} {"a":} ${json}`, [invalid, invalid]],
    ['what follows a brace that never closes', `Warning: unexpected '{' in a.php ${json}`, [invalid]],
    ['what follows an object cut off in its text', `{"success":tr ${json}`, [invalid]],
    ['an object in a list', `[${json}]`, []],
  ])('is found in %s', (_, reply, messages) => {
    expect(parseReply(reply, { alias: 'home' })).toEqual({ ok: true, data: answer, messages });
  });

  it('counts with success in words', () => {
    expect(parseReply('{"success":"true"}')).toMatchObject({ ok: true });
  });
});

describe('a refusal', () => {
  it.each<[reason: string, reply: unknown, messages: string[]]>([
    ['success is false', { success: false, message: 'no' }, []],
    ['success is false in words', '{"success":"false"}', []],
    ['success is missing', { slides: {} }, []],
    ['success is no flag', { success: 1 }, []],
    ['the first object is unsuccessful, whatever follows', `{"success":false}${json}`, []],
    ['there is no object', 'Fatal error', []],
    ['it is empty', '', []],
    ['it is a list', '[1,2]', []],
    ['the only object is broken', '{"success":true,}', [invalid]],
    ['the only object is cut off', '{"success":true', [invalid]],
    ['it is null', null, []],
    ['it is a number', 3, []],
    ['it is a list of objects', [answer], []],
  ])('is told when %s', (_, reply, messages) => {
    expect(parseReply(reply, { alias: 'home' })).toEqual({ ok: false, error: notLoaded('home'), messages });
  });

  it.each([
    [404, 'Not Found', 'Not Found'],
    [500, '', '500'],
    [201, 'Created', 'Created'],
    [0, '', '0'],
  ])('is told by status text when the status is %d', (status, statusText, error) => {
    expect(parseReply(answer, { status, statusText })).toEqual({ ok: false, error, messages: [] });
  });
});

it('gives up on a text of nothing but braces', () => {
  expect(parseReply('{'.repeat(100_000))).toMatchObject({ ok: false });
  expect(parseReply('{}'.repeat(100_000))).toMatchObject({ ok: false, messages: [] });
});
