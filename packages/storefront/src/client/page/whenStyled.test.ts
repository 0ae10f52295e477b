// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STYLE_WAIT_MS } from '../limits.ts';
import { whenStyled } from './whenStyled.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A part with so many style sheets that are still on their way. */
function partWith(count: number) {
  const part = document.createElement('div');
  const sheets = Array.from({ length: count }, () => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    part.append(link);
    return link;
  });
  const settled = vi.fn<() => void>();
  void whenStyled(part).then(settled);
  return { sheets, settled };
}

it('waits for nothing where no style sheet came along', async () => {
  const { settled } = partWith(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalled();
});

it('waits until each style sheet is there, or is known not to come', async () => {
  const { sheets, settled } = partWith(2);
  sheets[0]?.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).not.toHaveBeenCalled();
  sheets[1]?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalled();
});

it('waits for what is late no longer than 500 ms', async () => {
  expect(STYLE_WAIT_MS).toBe(500);
  const { settled } = partWith(1);
  await vi.advanceTimersByTimeAsync(STYLE_WAIT_MS - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalled();
});
