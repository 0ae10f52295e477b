// @vitest-environment happy-dom
import type { TextUnit } from '@vitrine/motion';
import { describe, expect, it } from 'vitest';
import { createSplits } from './createSplits.ts';

/** Takes apart at once and tells later, as the real one does. */
async function splitText(element: HTMLElement) {
  const original = [...element.childNodes];
  const parts = [...(element.textContent ?? '')].map((letter) => {
    const part = document.createElement('span');
    part.textContent = letter;
    return part;
  });
  element.replaceChildren(...parts);
  return { parts, revert: () => element.replaceChildren(...original) };
}

function made() {
  const element = document.createElement('p');
  element.textContent = 'Oak';
  const splits = createSplits(element, splitText);
  const take = (kind: TextUnit) => new Promise((resolve) => splits.take(kind, resolve));
  return { element, splits, take };
}

describe('a text in parts', () => {
  it('is whole again after it was put together', async () => {
    const { element, splits, take } = made();
    await take('chars');
    expect(element.children).toHaveLength(3);
    splits.revert();
    expect(element.innerHTML).toBe('Oak');
  });

  it('is taken apart once, however quickly it is asked for again', async () => {
    const { element, splits, take } = made();
    splits.take('chars', () => undefined);
    splits.take('words', () => undefined);
    await take('chars');
    expect(element.innerHTML).toBe('<span>O</span><span>a</span><span>k</span>');
    expect(splits.current?.parts.every((part) => part.parentElement === element)).toBe(true);
    splits.revert();
    expect(element.innerHTML).toBe('Oak');
  });

  it('stays whole when it is not wanted any more', async () => {
    const { element, splits } = made();
    let isTold = false;
    splits.take('chars', () => (isTold = true));
    splits.revert();
    await new Promise((resolve) => setTimeout(resolve));
    expect(element.innerHTML).toBe('Oak');
    expect(isTold).toBe(false);
  });
});
