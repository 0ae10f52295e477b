import { browserClock, debounce } from '@vitrine/browser';
import { PRICE_SETTLES_MS } from '../limits.ts';
import type { Part } from '../page/Part.ts';

interface End {
  readonly handle: HTMLInputElement;
  readonly field: HTMLInputElement;
}

/** Two handles for the two fields below them. The list follows when they have come to rest. */
export const priceRange: Part = {
  start(range) {
    const form = range.closest('form');
    const from = endOf(range, 'from');
    const to = endOf(range, 'to');
    const filled = range.querySelector('.price-range-filled');
    if (!form || !from || !to || !filled) return;
    const lowest = Number(from.handle.min);
    const highest = Number(from.handle.max);

    function draw(): void {
      const [low, high] = [from, to].map((end) => end?.handle.valueAsNumber ?? 0) as [number, number];
      const share = (value: number): number => (100 * (value - lowest)) / Math.max(1, highest - lowest);
      filled?.setAttribute('x', String(share(low)));
      filled?.setAttribute('width', String(share(high) - share(low)));
      // Both at the upper end: the one that can still move lies above.
      range.classList.toggle('price-range-from-above', low >= highest);
      for (const end of [from, to])
        end?.handle.setAttribute('aria-valuetext', `${range.dataset['symbol'] ?? ''}${end.handle.value}`);
    }

    const send = debounce(
      () => {
        // Another choice may have drawn it anew.
        if (form.isConnected) form.requestSubmit();
      },
      { clock: browserClock, delayMs: PRICE_SETTLES_MS, mostMs: Number.POSITIVE_INFINITY },
    );

    for (const end of [from, to]) {
      const { handle, field } = end;
      const follow = (): void => {
        const [low, high] = [from.handle.valueAsNumber, to.handle.valueAsNumber];
        if (low > high) handle.value = end === from ? to.handle.value : from.handle.value;
        // At its end it asks for nothing.
        const isAtEnd = handle.valueAsNumber === (end === from ? lowest : highest);
        field.value = isAtEnd ? '' : handle.value;
        draw();
      };
      handle.addEventListener('input', follow);
      handle.addEventListener('change', send.run);
      // It was moved before this script came.
      if (handle.value !== handle.defaultValue) {
        follow();
        send.run();
      }
      field.addEventListener('input', () => {
        handle.value = field.value === '' ? String(end === from ? lowest : highest) : field.value;
        draw();
      });
    }
    draw();
  },
};

function endOf(range: HTMLElement, name: 'from' | 'to'): End | null {
  const handle = range.querySelector<HTMLInputElement>(`#price-range-${name}`);
  const field = range.closest('form')?.querySelector<HTMLInputElement>(`#price-field-${name}`);
  return handle && field ? { handle, field } : null;
}
