// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { scrollbar } from './scrollbar.ts';

it('the root element says whether the window gives room to a scrollbar, whenever the page changes', () => {
  let sized: () => void = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(call: () => void) {
        sized = call;
      }
      observe = (): void => undefined;
    },
  );
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => call());
  const width = vi.spyOn(document.documentElement, 'clientWidth', 'get');
  scrollbar.start(document.body);
  const said = [1265, 1280, 1279].map((px) => {
    vi.stubGlobal('innerWidth', 1280);
    width.mockReturnValue(px);
    sized();
    return document.documentElement.classList.contains('has-scrollbar');
  });
  document.documentElement.classList.remove('has-scrollbar');
  expect(said).toEqual([true, false, true]);
});
