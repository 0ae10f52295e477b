// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { askBody, dataOf, onBody, onChange, onElement, tellBody, tellElement } from './bodyEvents.ts';
import { loadJQuery, unloadJQuery } from './testing/loadJQuery.ts';

afterEach(unloadJQuery);

const page = (): HTMLElement => {
  document.body.innerHTML = '<form><select><option>a<option>b</select></form>';
  return document.querySelector('form') as HTMLElement;
};
const browserHears = (name: string): unknown[] => {
  const heard: unknown[] = [];
  document.body.addEventListener(name, (event) => heard.push((event as CustomEvent).detail), { once: true });
  return heard;
};

const WAYS: readonly (readonly [string, () => unknown])[] = [
  ['without jQuery', () => null],
  ['with jQuery', loadJQuery],
];

describe.each(WAYS)('events %s', (_, load) => {
  it('are heard once, with what they tell, in the browser’s way', () => {
    load();
    const heard = browserHears('added_to_cart');
    tellBody('added_to_cart', { a: 1 }, 'hash');
    expect(heard).toEqual([[{ a: 1 }, 'hash']]);
  });

  it('are heard by our own scripts once, until they stop', () => {
    load();
    const heard: unknown[][] = [];
    const stop = onBody('removed_from_cart', (...details) => heard.push(details));
    tellBody('removed_from_cart', 'x', 7);
    document.body.dispatchEvent(new CustomEvent('removed_from_cart', { detail: ['y'] }));
    stop();
    tellBody('removed_from_cart', 'z');
    expect(heard).toEqual([['x', 7], ['y']]);
  });

  it('can be forbidden by preventing them', () => {
    load();
    expect(askBody('should_send_ajax_request.adding_to_cart')).toBe(true);
    document.body.addEventListener(
      'should_send_ajax_request.adding_to_cart',
      (event) => event.preventDefault(),
      {
        once: true,
      },
    );
    expect(askBody('should_send_ajax_request.adding_to_cart')).toBe(false);
  });

  it('of a field that somebody changes are heard', () => {
    load();
    const form = page();
    const changed: unknown[] = [];
    onChange(form, (target) => changed.push(target));
    const select = form.querySelector('select') as HTMLSelectElement;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    expect(changed).toEqual([select]);
  });
});

describe('where a page has jQuery', () => {
  it('its listeners get elements as they know them, once', () => {
    const jQuery = loadJQuery();
    const heard: unknown[] = [];
    jQuery(document.body).on('added_to_cart', ((
      _event: unknown,
      count: number,
      button: { attr(n: string): string },
    ) => heard.push([count, button.attr('id')])) as never);
    const button = Object.assign(document.createElement('a'), { id: 'add' });
    tellBody('added_to_cart', 3, button);
    expect(heard).toEqual([[3, 'add']]);
  });

  it('handing back false forbids', () => {
    const jQuery = loadJQuery();
    jQuery(document.body).on('should_send_ajax_request.adding_to_cart', () => false);
    expect(askBody('should_send_ajax_request.adding_to_cart')).toBe(false);
  });

  it('what its scripts tell is heard with its arguments', () => {
    const jQuery = loadJQuery();
    const form = page();
    const heard: unknown[][] = [];
    onElement(form, 'check_variations', (...details) => heard.push(details));
    jQuery(form).trigger('check_variations', ['chosen']);
    expect(heard).toEqual([['chosen']]);
  });

  it('a field that its scripts change is heard, though the browser is told nothing', () => {
    const jQuery = loadJQuery();
    const form = page();
    const changed: unknown[] = [];
    onChange(form, (target) => changed.push(target));
    jQuery('select').val('b').trigger('change');
    expect(changed).toEqual([form.querySelector('select')]);
  });

  it('what its scripts have put to an element is known', () => {
    const jQuery = loadJQuery();
    const form = page();
    jQuery(form).data('gift', 'yes');
    expect(dataOf(form)['gift']).toBe('yes');
  });

  it('a listener that breaks breaks nobody who tells', () => {
    const jQuery = loadJQuery();
    const form = page();
    jQuery(form).on('reset_data', () => {
      throw new Error('broken');
    });
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => tellElement(form, 'reset_data')).not.toThrow();
    expect(said).toHaveBeenCalledOnce();
    said.mockRestore();
  });
});
