// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { actionUrl } from './actionUrl.ts';
import { startActions, type UrlActions } from './startActions.ts';

let actions: UrlActions;
const ran = vi.fn<(settings: Readonly<Record<string, unknown>>, event?: Event) => void>();

// Its page listens for as long as it lives.
beforeAll(() => {
  actions = startActions();
  actions.add('shout', ran);
});
beforeEach(() => {
  ran.mockReset();
});
afterEach(() => history.replaceState(null, '', '/'));

/** Presses what is written in a link of this address; whether the browser follows it. */
function press(href: string): boolean {
  document.body.innerHTML = '<a><span>Go</span></a>';
  const link = document.querySelector('a') as HTMLAnchorElement;
  link.setAttribute('href', href);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('span')?.dispatchEvent(click);
  return !click.defaultPrevented;
}
const encoded = actionUrl('shout', { loud: true });
const plain = `#${encoded.slice(3)}`;

it.each([
  ['as servers write it', plain],
  ['with its # encoded, too', encoded],
  ['not encoded at all', decodeURIComponent(encoded)],
])('a link %s runs its action, with its settings and the press, and leads nowhere', (_, href) => {
  expect(press(href)).toBe(false);
  const [[settings, event] = []] = ran.mock.calls;
  expect(ran).toHaveBeenCalledOnce();
  expect(settings).toEqual({ loud: true, previousEvent: event });
  expect(event?.type).toBe('click');
});

it.each([
  ['an action that nobody knows', actionUrl('whisper', {})],
  ['no action', '#elementor-action:settings=e30='],
  ['an action with nothing after its name', '#elementor-action:action=shout'],
])('a link to %s leads nowhere, and runs nothing', (_, href) => {
  expect(press(href)).toBe(false);
  expect(ran).not.toHaveBeenCalled();
});

it('other links lead where they lead', () => {
  expect([press('#top'), press('/#elementor-action:action=shout&')]).toEqual([true, true]);
  expect(ran).not.toHaveBeenCalled();
});

it('the page’s own address runs what stands in the page with it, and nothing that is forged', () => {
  document.body.innerHTML = `<a href="#below">Below</a><img data-e-action-hash="${plain}"><p id="below"></p>`;
  for (const hash of ['', '#below', `#${actionUrl('shout', { loud: false }).slice(3)}`, '#"]']) {
    history.replaceState(null, '', `/${hash}`);
    actions.runHash();
  }
  expect(ran).not.toHaveBeenCalled();
  history.replaceState(null, '', `/${plain}`);
  actions.runHash();
  expect(ran.mock.calls).toEqual([[{ loud: true, previousEvent: undefined }, undefined]]);
});

it('settings that cannot be read are nobody’s to handle', () => {
  expect(() => actions.run('#elementor-action:action=shout&settings=e3sK')).toThrow(SyntaxError);
  expect(ran).not.toHaveBeenCalled();
});
