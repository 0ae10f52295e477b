import { describe, expect, it } from 'vitest';
import { linkHref, type LinkOptions } from './linkHref.ts';

const MODES = ['auto', 'keep', 'http', 'https'] as const;
const hrefs = (link: string, anchor = '') => MODES.map((http) => linkHref(link, { http, anchor }));

describe('a link', () => {
  it.each([
    '#',
    'mailto:a@example.com',
    'tel:+1234',
    'sms:+1234',
    'whatsapp://send?text=a',
    '#part',
    '/shop/',
    '/',
    'shop.html',
    'files/a.pdf',
    'index.php/shop',
    '../up',
    './here',
    '?x=1',
    'shop',
    'a_b.com/x',
    'info@example.com',
    '{{link}}',
    '',
  ])('of %j is used as given in every mode', (link) => {
    expect(hrefs(link)).toEqual([link, link, link, link]);
  });

  it.each([
    ['http://example.com/x', 'http://example.com/x'],
    ['https://example.com/x', 'https://example.com/x'],
    ['HTTPS://example.com/x', 'HTTPS://example.com/x'],
    ['//example.com/x', '//example.com/x'],
    ['example.com/x', 'example.com/x'],
    [' example.com/x ', 'example.com/x'],
  ])('of %j gets the protocol of the page, its own, http or https', (link, kept) => {
    expect(hrefs(link)).toEqual(['//example.com/x', kept, 'http://example.com/x', 'https://example.com/x']);
  });

  it.each([
    'example.com',
    'www.example.co.uk?a=b',
    'shop.example.com:8080/x',
    'localhost:3000/x',
    '127.0.0.1/x',
    'müller.example',
    'xn--mller-kva.example',
    'example.com#part',
  ])('of %j names a host', (link) => {
    expect(linkHref(link, { http: 'https', anchor: '' })).toBe(`https://${link}`);
  });

  it.each([
    'javascript:alert(1)',
    ' JAVA\tSCRIPT:alert(1)',
    'vbscript:x',
    'data:text/html,x',
    'file:///etc/passwd',
    'blob:x',
  ])('of %j is dropped', (link) => {
    expect(hrefs(link)).toEqual(['', '', '', '']);
  });

  it('that is very long and nearly a host is answered', () => {
    const long = `${'a-'.repeat(100_000)}.`;
    expect(linkHref(long, { http: 'auto', anchor: '' })).toContain('a-a-');
  });
});

describe('an anchor', () => {
  const options = (anchor: string): LinkOptions => ({ http: 'keep', anchor });

  it.each([
    ['/shop/', 'sale', '/shop/#sale'],
    ['/shop/', '#sale', '/shop/#sale'],
    ['/shop/#old', 'sale', '/shop/#sale'],
    ['/shop/?a=b', 'sale', '/shop/?a=b#sale'],
    ['https://example.com', 'sale', 'https://example.com#sale'],
    ['#', 'sale', '#sale'],
    ['', 'sale', '#sale'],
    ['/shop/', 'two words', '/shop/#two%20words'],
    ['/shop/', '', '/shop/'],
    ['/shop/', '#', '/shop/'],
    ['mailto:a@example.com', 'sale', 'mailto:a@example.com'],
  ])('makes %j with %j %j', (link, anchor, expected) => {
    expect(linkHref(link, options(anchor))).toBe(expected);
  });
});
