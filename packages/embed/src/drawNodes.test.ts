// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { drawNodes } from './drawNodes.ts';
import { createElement, Fragment } from './preact/createElement.ts';
import { memo } from './preact/memo.ts';

const html = (view: unknown): string => {
  const host = document.createElement('div');
  host.append(...drawNodes(view));
  return host.innerHTML;
};

it.each([
  ['text', 'a < b', 'a &lt; b'],
  ['numbers', 0, '0'],
  ['nothing for what says nothing', [null, undefined, true, false], ''],
  ['lists and fragments', ['a', createElement(Fragment, null, 'b', ['c'])], 'abc'],
  [
    'what a view makes of its properties',
    createElement((({ name }: { name: string }) => name) as never, { name: 'n' }),
    'n',
  ],
  ['what a view that remembers makes', createElement(memo(() => 'm') as never, null), 'm'],
])('draws %s', (_, view, expected) => {
  expect(html(view)).toBe(expected);
});

it.each([
  [{ className: 'a b' }, 'class="a b"'],
  [{ tabIndex: 0 }, 'tabindex="0"'],
  [{ hidden: true }, 'hidden=""'],
  [{ hidden: false, inert: false, title: undefined, id: null }, ''],
  [{ 'aria-hidden': true }, 'aria-hidden="true"'],
  [{ 'aria-busy': false }, 'aria-busy="false"'],
  [{ draggable: false }, 'draggable="false"'],
  [{ 'data-key': 7 }, 'data-key="7"'],
])('writes %j as servers do', (attributes, expected) => {
  expect(html(createElement('p', attributes))).toBe(`<p${expected && ` ${expected}`}></p>`);
});

it('takes markup as it is, and hands the node over', () => {
  const ref = vi.fn<(node: unknown) => void>();
  const view = createElement('p', { dangerouslySetInnerHTML: { __html: '<b>x</b>' }, ref });
  const [node] = drawNodes(view);
  expect((node as Element).innerHTML).toBe('<b>x</b>');
  expect(ref).toHaveBeenCalledWith(node);
});
