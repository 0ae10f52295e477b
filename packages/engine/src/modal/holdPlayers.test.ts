// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { holdPlayers } from './holdPlayers.ts';

it('holds the modules of the page while a modal is open, and not the one in it', () => {
  document.body.innerHTML =
    '<sr7-module id="a"></sr7-module><sr7-module id="dead"></sr7-module><dialog data-modal-box><sr7-module id="b"></sr7-module></dialog>';
  const said: string[] = [];
  for (const id of ['a', 'b'])
    Reflect.set(document.querySelector(`#${id}`) as Element, 'vitrine', {
      hold: (reason: string) => said.push(`${id} held: ${reason}`),
      release: (reason: string) => said.push(`${id} released: ${reason}`),
    });
  const release = holdPlayers([...document.querySelectorAll('sr7-module')]);
  expect(said).toEqual(['a held: modal']);
  release();
  expect(said).toEqual(['a held: modal', 'a released: modal']);
});
