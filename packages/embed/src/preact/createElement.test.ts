// @vitest-environment happy-dom
import { createElement as preactElement, render } from 'preact';
import { expect, it, vi } from 'vitest';
import { createElement, Fragment } from './createElement.ts';
import { jsx } from './jsxRuntime.ts';
import { memo } from './memo.ts';

const draw = (view: unknown): HTMLElement => {
  const host = document.body.appendChild(document.createElement('div'));
  render(view as never, host);
  return host;
};

it('is made of what Preact makes its own of', () => {
  const ours = createElement('p', { key: 'k', title: 't' }, 'a', 'b');
  const theirs = preactElement('p', { key: 'k', title: 't' }, 'a', 'b');
  expect({ ...ours, __v: 0 }).toEqual({ ...theirs, __v: 0 });
  expect(Object.keys(ours).sort()).toEqual(Object.keys(theirs).sort());
});

it('never has the number of one that Preact has made', () => {
  expect(createElement('p', null).__v).toBeLessThan(0);
});

it('is drawn by Preact, fragments and markup of a compiler too', () => {
  const view = createElement(Fragment, null, 'a', jsx('b', { children: 'c' }, 1), [jsx('i', { id: 'x' })]);
  expect(draw(view).innerHTML).toBe('a<b>c</b><i id="x"></i>');
});

it('hands a node to its ref, and hears what bubbles', () => {
  const [ref, onFocus] = [vi.fn<(node: unknown) => void>(), vi.fn<() => void>()];
  const input = draw(createElement('p', { ref, onFocus, suppressHydrationWarning: true })).firstElementChild;
  expect(ref).toHaveBeenCalledWith(input);
  expect(input?.attributes).toHaveLength(0);
  input?.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(onFocus).toHaveBeenCalledOnce();
});

it('remembers a view until its properties change', () => {
  const view = vi.fn<(props: { name: string }) => unknown>(({ name }) => createElement('p', null, name));
  const Remembered = memo(view as never);
  const host = draw(createElement(Remembered as never, { name: 'a' }));
  render(createElement(Remembered as never, { name: 'a' }) as never, host);
  expect(view).toHaveBeenCalledTimes(1);
  render(createElement(Remembered as never, { name: 'b' }) as never, host);
  expect(host.textContent).toBe('b');
});
