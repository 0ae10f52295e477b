// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { Modals } from './Modals.ts';
import { watchPageModals } from './watchPageModals.ts';

let modals: Modals | undefined;
afterEach(() => modals?.dispose());

const popUp = (alias: string, modal: object): string => {
  const module = { id: '4', settings: { alias, title: alias, modal }, slides: {} };
  return `<sr7-module data-modal data-alias="${alias}"><script type="application/json">${JSON.stringify(module)}</script></sr7-module>`;
};
const shown = (): (string | null)[] =>
  [...document.querySelectorAll('dialog[open]')].map((dialog) => dialog.getAttribute('aria-label'));

it('opens pop-ups that stand in the page by what their own data says, each with its data', async () => {
  document.body.innerHTML = popUp('first', { trigger: { event: 'go' } }) + popUp('second', {});
  modals = watchPageModals();
  await vi.waitFor(() => {
    document.dispatchEvent(new Event('go'));
    expect(shown()).toEqual(['first']);
  });
  expect(document.querySelector('dialog sr7-module>script')?.textContent).toContain('"alias":"first"');
  await modals.open('second');
  expect(shown()).toEqual(['second']);
});

it('tells of a pop-up whose data is broken when it is asked for', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML =
    '<sr7-module data-modal data-alias="bad"><script type="application/json">{</script></sr7-module>';
  modals = watchPageModals();
  await modals.open('bad');
  expect(told.mock.calls).toEqual([['bad Could not be Loaded from DB']]);
});
