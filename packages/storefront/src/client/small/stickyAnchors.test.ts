// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { stickyAnchors } from './stickyAnchors.ts';

const sticky = (settings: string): string => `<div data-settings='${settings}'></div>`;

/** How far below the window's top a link with this hash leads. */
function marginOf(hash: string, around: string): string {
  document.body.innerHTML = `${around}<a href="${hash}">Go</a><p></p>`;
  const target = document.querySelector('p') as HTMLElement;
  target.id = hash.slice(1);
  // Nothing is to be led to: the address stays.
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
  stickyAnchors.start(document.body);
  document.querySelector('a')?.click();
  return target.style.scrollMarginTop;
}

it.each([
  ['#parts', '30px'],
  ['#_parts', '30px'],
  ['#Parts-2_b', '30px'],
  ['#2parts', ''],
  ['#-parts', ''],
  ['#parts.b', ''],
  ['#/parts', ''],
])('a link to %s leads below what stays at the top by "%s"', (hash, expected) => {
  expect(marginOf(hash, sticky('{"sticky_anchor_link_offset":30}'))).toBe(expected);
});

it('what stays at the top adds up, and settings that say nothing count for nothing', () => {
  const around = ['{"sticky_anchor_link_offset":30}', '{"sticky_anchor_link_offset":"12"}'];
  const odd = ['{"sticky_anchor_link_offset":"wide"}', '{sticky_anchor_link_offset'];
  expect(marginOf('#parts', [...around, ...odd].map(sticky).join(''))).toBe('42px');
});
