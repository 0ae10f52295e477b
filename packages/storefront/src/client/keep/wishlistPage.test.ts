// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { wishlistPage } from './wishlistPage.ts';

/** A list of two products, as the server draws it, with what a visitor has ticked before the script came. */
const listWith = (ticked: readonly string[]): string => {
  const box = (name: string, className: string): string =>
    `<input type="checkbox" id="${name}" class="${className}"${ticked.includes(name) ? ' checked' : ''}>`;
  return `<div class="wd-wishlist-content"><form>
    <label class="wd-wishlist-select-all">${box('all', '')}</label>
    ${box('jar', 'wd-wishlist-checkbox')}${box('mug', 'wd-wishlist-checkbox')}</form></div>`;
};

const boxOf = (id: string): HTMLInputElement => document.getElementById(id) as HTMLInputElement;

function start(...ticked: readonly string[]): void {
  document.body.innerHTML = listWith(ticked);
  wishlistPage.start(document.querySelector('.wd-wishlist-content') as HTMLElement);
}

describe('a list whose script comes late', () => {
  it('chooses every product once all of it is ticked', () => {
    start('all');
    expect([boxOf('jar').checked, boxOf('mug').checked, boxOf('all').checked]).toEqual([true, true, true]);
  });

  it('keeps all of it ticked beside one product of it', () => {
    start('all', 'jar');
    expect([boxOf('mug').checked, boxOf('all').checked]).toEqual([true, true]);
  });

  it('says that some of it, or all of it, is chosen', () => {
    start('jar');
    expect([boxOf('all').checked, boxOf('all').indeterminate]).toEqual([false, true]);
    start('jar', 'mug');
    expect([boxOf('all').checked, boxOf('all').indeterminate]).toEqual([true, false]);
  });

  it('has nothing chosen where nothing was ticked', () => {
    start();
    expect([boxOf('jar').checked, boxOf('all').checked, boxOf('all').indeterminate]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
