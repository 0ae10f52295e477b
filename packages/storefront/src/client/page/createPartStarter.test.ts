// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { createPartStarter, type PartRow } from './createPartStarter.ts';

let started: string[];
let nowMs: number;

beforeEach(() => {
  started = [];
  nowMs = 0;
  document.body.innerHTML = '<p class="menu"></p><p class="cart"></p><p class="foot"></p>';
});

/** A part that takes so long to start. */
const row = (name: string, takesMs: number): PartRow => ({
  selector: `.${name}`,
  when: 'now',
  load: () => ({
    start() {
      started.push(name);
      nowMs += takesMs;
    },
  }),
});

function starterOf(rows: readonly PartRow[]) {
  /** Goes on after each break. */
  const breaks: (() => void)[] = [];
  const pause = (): Promise<void> => new Promise((done) => void breaks.push(done));
  const starter = createPartStarter(rows, { now: () => nowMs }, pause);
  return { ...starter, goOn: async () => (breaks.shift()?.(), await Promise.resolve()), breaks };
}

it('starts what is quick at once', () => {
  const { start, breaks } = starterOf([row('menu', 1), row('cart', 1), row('foot', 1)]);
  start();
  expect([started, breaks.length]).toEqual([['menu', 'cart', 'foot'], 0]);
});

it('lets the browser do something else after what takes long', async () => {
  const { start, goOn } = starterOf([row('menu', 30), row('cart', 30), row('foot', 30)]);
  start();
  expect(started).toEqual(['menu']);
  await goOn();
  expect(started).toEqual(['menu', 'cart']);
  await goOn();
  expect(started).toEqual(['menu', 'cart', 'foot']);
});

it('starts all that is left when somebody touches the page, and nothing twice', async () => {
  const { start, finish, goOn } = starterOf([row('menu', 30), row('cart', 30), row('foot', 30)]);
  start();
  finish();
  expect(started).toEqual(['menu', 'cart', 'foot']);
  await goOn();
  start();
  expect(started).toEqual(['menu', 'cart', 'foot']);
});

it('finds what a part has put into the page for those before it', () => {
  const adding: PartRow = {
    selector: '.foot',
    when: 'now',
    load: () => ({
      start() {
        document.body.insertAdjacentHTML('beforeend', '<p class="menu"></p>');
        starter.start();
      },
    }),
  };
  const starter = starterOf([row('menu', 1), adding]);
  starter.start();
  expect(started).toEqual(['menu', 'menu']);
});

it('goes on where a part cannot be had', () => {
  const failing: PartRow = {
    selector: '.menu',
    when: 'now',
    load: () => {
      throw new Error('not there');
    },
  };
  const said = console.error;
  const errors: unknown[] = [];
  console.error = (error) => void errors.push(error);
  starterOf([failing, row('cart', 1)]).start();
  console.error = said;
  expect([started, errors.length]).toEqual([['cart'], 1]);
});

it('leaves to others what they do already, also when it looks again', () => {
  const others = { ...row('cart', 1), unless: (element: HTMLElement) => element.className === 'cart' };
  const { start } = starterOf([row('menu', 1), others, { ...others, selector: '.foot' }]);
  start();
  start();
  expect(started).toEqual(['menu', 'cart']);
});

it('starts what is looked at later 200 px before it is seen, once', () => {
  const watched: { readonly margin: string; readonly tell: (isIntersecting: boolean) => void }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(call: (entries: object[]) => void, { rootMargin = '' }: IntersectionObserverInit) {
        watched.push({ margin: rootMargin, tell: (isIntersecting) => call([{ isIntersecting }]) });
      }
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
  starterOf([{ ...row('foot', 1), when: 'seen' }]).start();
  const near = watched.find(({ margin }) => margin !== '');
  expect(near?.margin).toBe('200px 0px');
  near?.tell(false);
  expect(started).toEqual([]);
  near?.tell(true);
  near?.tell(true);
  expect(started).toEqual(['foot']);
});

it('starts what is only wanted by touch when it is touched, once', () => {
  starterOf([{ ...row('menu', 1), when: 'touched' }]).start();
  expect(started).toEqual([]);
  for (const name of ['pointerenter', 'focusin'])
    document.querySelector('.menu')?.dispatchEvent(new Event(name, { bubbles: true }));
  expect(started).toEqual(['menu']);
});
