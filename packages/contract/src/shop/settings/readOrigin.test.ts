import { expect, it } from 'vitest';
import { readOrigin } from './readOrigin.ts';

it.each([
  ['https://shop.example', 'https://shop.example'],
  ['HTTPS://Shop.Example:443/', 'https://shop.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://[::1]:8080', 'http://[::1]:8080'],
  ['https://shop.example/path', null],
  ['https://shop.example/?', null],
  ['https://shop.example/#', null],
  ['https://a:b@shop.example', null],
  ['https:shop.example', null],
  ['javascript:alert(1)', null],
  ['javascript://shop.example', null],
  ['ftp://shop.example', null],
  ['//shop.example', null],
  ['shop.example', null],
  ['https://', null],
  ['', null],
])('reads %j as the origin %j', (written, origin) => {
  expect(readOrigin(written)).toBe(origin);
});
