// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startLazyBackgrounds } from '../background/lazyBackgrounds.ts';
import { onceInView } from './onceInView.ts';

interface Watched {
  readonly rootMargin: string | undefined;
  readonly targets: Set<Element>;
  readonly tell: (isIntersecting: boolean) => void;
}
let watched: Watched[] = [];

beforeEach(() => {
  watched = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #targets = new Set<Element>();
      constructor(call: (entries: object[]) => void, { rootMargin }: IntersectionObserverInit = {}) {
        const tell = (isIntersecting: boolean): void => {
          if (this.#targets.size > 0) call([{ isIntersecting }]);
        };
        watched.push({ rootMargin, targets: this.#targets, tell });
      }
      observe = (target: Element): void => void this.#targets.add(target);
      disconnect = (): void => this.#targets.clear();
    },
  );
});

describe('an element that waits to be seen', () => {
  it('is told of once, when it first comes into view, and is not looked at any more', () => {
    const call = vi.fn<() => void>();
    onceInView(document.body, call);
    const [one] = watched;
    one?.tell(false);
    expect([call.mock.calls.length, one?.targets.size]).toEqual([0, 1]);
    one?.tell(true);
    one?.tell(true);
    expect([call.mock.calls.length, one?.targets.size]).toEqual([1, 0]);
  });

  it('is not looked at any more where nobody wants to know', () => {
    onceInView(document.body, () => undefined)();
    expect(watched[0]?.targets.size).toBe(0);
  });
});

it('backgrounds are loaded 200 px before they are seen, also those that come later, each once', () => {
  const box = (name = '') => `<div class="e-con e-parent ${name}"></div>`;
  document.body.innerHTML = box() + box('e-lazyloaded') + '<div class="e-con"></div>';
  startLazyBackgrounds();
  document.body.insertAdjacentHTML('beforeend', box('late'));
  for (let time = 0; time < 2; time++) document.dispatchEvent(new Event('elementor/lazyload/observe'));
  expect(watched.map(({ rootMargin }) => rootMargin)).toEqual(Array(2).fill('200px 0px 200px 0px'));
  expect(watched.map(({ targets }) => [...targets].map(({ className }) => className.trim()))).toEqual([
    ['e-con e-parent'],
    ['e-con e-parent late'],
  ]);
  watched[1]?.tell(true);
  const loaded = [...document.querySelectorAll('.e-con')].map((each) => each.matches('.e-lazyloaded'));
  expect(loaded).toEqual([false, true, false, true]);
});
