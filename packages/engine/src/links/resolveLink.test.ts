import { describe, expect, it } from 'vitest';
import type { LinkPage } from '../ports/ActionHost.ts';
import { resolveLink } from './resolveLink.ts';

const page: LinkPage = { protocol: 'https:', host: 'example.com', path: '/shop/', query: '' };
const resolve = (link: string, anchor = '', on: LinkPage = page) =>
  resolveLink(link, { http: 'keep', anchor, page: on });

describe('a link to the page that it stands on', () => {
  it.each([
    ['#sale', '#sale'],
    ['/shop/#sale', '/shop/#sale'],
    ['/shop#sale', '/shop#sale'],
    ['../shop/#sale', '../shop/#sale'],
    ['https://example.com/shop/#sale', 'https://example.com/shop/#sale'],
    ['http://example.com/shop/#sale', 'http://example.com/shop/#sale'],
    ['//example.com/shop/#sale', '//example.com/shop/#sale'],
  ])('scrolls to its anchor: %j', (link, href) => {
    expect(resolve(link)).toEqual({ kind: 'scroll', href, anchor: 'sale' });
  });

  it.each([
    ['', '#sale'],
    ['#', '#sale'],
    ['/shop/', '/shop/#sale'],
  ])('scrolls to the anchor of its action: %j', (link, href) => {
    expect(resolve(link, 'sale')).toEqual({ kind: 'scroll', href, anchor: 'sale' });
  });

  it('names the anchor as the page does', () => {
    expect(resolve('#two%20words')).toMatchObject({ anchor: 'two words' });
    expect(resolve('', 'Ärger & Co')).toMatchObject({ anchor: 'Ärger & Co' });
    expect(resolve('#50%')).toMatchObject({ anchor: '50%' });
  });

  it('scrolls on a page with a query, its own query or none in the link', () => {
    const found = { ...page, query: '?ref=mail' };
    expect(resolve('/shop/#sale', '', found).kind).toBe('scroll');
    expect(resolve('/shop/?ref=mail#sale', '', found).kind).toBe('scroll');
    expect(resolve('/shop/?page=2#sale', '', found).kind).toBe('open');
  });

  it('scrolls on a site with a port', () => {
    const local = { ...page, host: 'localhost:3000' };
    expect(resolve('http://localhost:3000/shop/#sale', '', local).kind).toBe('scroll');
    expect(resolve('http://localhost/shop/#sale', '', local).kind).toBe('open');
  });
});

describe('any other link', () => {
  it.each([
    '#',
    '/shop/',
    '/shop/?x=1',
    '?x=1#sale',
    '/other/#sale',
    'https://other.example/shop/#sale',
    'mailto:a@example.com',
    'tel:+1',
    'https://exa mple/',
  ])('opens: %j', (link) => {
    expect(resolve(link)).toEqual({ kind: 'open', href: link });
  });

  it('opens what the anchor says, whatever the page: server and client agree', () => {
    const link = (on: LinkPage) => resolveLink('example.com/x', { http: 'auto', anchor: '', page: on });
    expect(link(page)).toEqual(link({ ...page, protocol: 'http:', host: 'other.example' }));
    expect(link(page)).toEqual({ kind: 'open', href: '//example.com/x' });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', ''])('is none: %j', (link) => {
    expect(resolve(link)).toEqual({ kind: 'none' });
  });
});
