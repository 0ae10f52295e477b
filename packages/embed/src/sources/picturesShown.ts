/** A picture that never comes keeps nobody waiting. */
const LONGEST_MS = 2000;

/**
 * Ends when the pictures of the slide that shows are there: on a slow line, what plays it would take them their share. A visitor who
 * comes near does not wait for them.
 */
export function picturesShown(host: HTMLElement): Promise<unknown> {
  const first = [...host.querySelectorAll<HTMLImageElement>('sr7-slide[data-current] img')].filter(
    ({ complete, loading }) => !complete && loading !== 'lazy',
  );
  if (first.length === 0) return Promise.resolve();
  const on = (target: EventTarget, ...names: string[]): Promise<unknown> =>
    new Promise((resolve) => {
      for (const name of names) target.addEventListener(name, resolve, { once: true });
    });
  return Promise.race([
    Promise.all(first.map((image) => on(image, 'load', 'error'))),
    on(host, 'pointerover', 'touchstart', 'focusin'),
    new Promise((resolve) => setTimeout(resolve, LONGEST_MS)),
  ]);
}
