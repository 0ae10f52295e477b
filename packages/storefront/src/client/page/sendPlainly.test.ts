// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { sendPlainly } from './sendPlainly.ts';

/** What the browser sends of a form, or nothing where that stands in no page. */
function send(isConnected: boolean, pressed = 'button'): unknown {
  let sent: unknown = null;
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    if (this.isConnected) sent = Object.fromEntries(new FormData(this));
  });
  document.body.innerHTML = `<form><input name="code" value="SPRING"><button name="apply" value="1">Apply</button>
    <button class="nameless">Go</button></form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  if (!isConnected) form.remove();
  sendPlainly(form, form.querySelector<HTMLElement>(pressed));
  return sent;
}

it('a form is sent with the button that was pressed', () => {
  expect(send(true)).toEqual({ code: 'SPRING', apply: '1' });
  expect(send(true, '.nameless')).toEqual({ code: 'SPRING' });
  expect(send(true, '.none')).toEqual({ code: 'SPRING' });
});

it('a form that was drawn anew meanwhile is sent all the same, out of sight', () => {
  expect(send(false)).toEqual({ code: 'SPRING', apply: '1' });
  expect(document.querySelector('form')?.hidden).toBe(true);
});
