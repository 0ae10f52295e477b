import { describe, expect, it } from 'vitest';
import { readAlone } from '../testing/readAlone.ts';
import { isSafeUrl, mediaUrl, normalizeUrl } from './url.ts';

describe('isSafeUrl', () => {
  it.each([
    'https://example.com/a.jpg',
    '//cdn.example.com/a.jpg',
    '/a.jpg',
    'a.jpg',
    '#anchor',
    '',
    'mailto:a@example.com',
    'tel:+1',
    'data:image/png;base64,AAAA',
    'DATA:IMAGE/JPEG;base64,AAAA',
    'data:image/svg+xml,%3Csvg/%3E',
    'data:video/mp4;base64,AAAA',
    'data/pictures/a.jpg',
    'files/report.pdf',
    'blobs.html',
    'javascript-for-beginners.html',
    'https://example.com/?next=javascript:alert(1)',
  ])('lets %j pass', (url) => {
    expect(isSafeUrl(url)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    '  javascript:alert(1)',
    '\u0001\u001fjavascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript\r:alert(1)',
    'j\u0000avascript:alert(1)',
    'javascript\u007f:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,AAAA',
    'da\tta:text/html,x',
    'data:,x',
    'data:image/png',
    'data:image/html,x',
    'data:application/xhtml+xml,x',
    'file:///etc/passwd',
    'blob:https://example.com/1',
    'filesystem:https://example.com/temporary/a.html',
  ])('refuses %j', (url) => {
    expect(isSafeUrl(url)).toBe(false);
  });
});

it.each([
  ['my picture 1.jpg', 'my%20picture%201.jpg'],
  ['  a.jpg\n', 'a.jpg'],
  ['a\tb\nc.jpg', 'a%20b%20c.jpg'],
  ['a.jpg")}body{x:url("', 'a.jpg%22%29}body{x:url%28%22'],
  ["a'b\\c<d>.jpg", 'a%27b%5Cc%3Cd%3E.jpg'],
  ['https://example.com/ä?b=1&c=%20#d', 'https://example.com/ä?b=1&c=%20#d'],
])('writes %j so that it can stand in CSS and HTML', (url, expected) => {
  expect(normalizeUrl(url)).toBe(expected);
});

describe('mediaUrl', () => {
  it.each([
    ['my picture.jpg', 'my%20picture.jpg'],
    ['', ''],
    [false, ''],
    [null, ''],
  ])('reads %j as %j and says nothing', (value, expected) => {
    expect(readAlone(mediaUrl(), value)).toEqual({ value: expected, notes: [], paths: [] });
  });

  it.each([['javascript:alert(1)'], [5], [{}], [['a.jpg']]])('drops %j and tells', (value) => {
    expect(readAlone(mediaUrl(), value)).toMatchObject({ value: '', paths: ['here'] });
  });
});
