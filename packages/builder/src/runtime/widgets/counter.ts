import { browserClock } from '@vitrine/browser';
import type { LoneHandler } from '../elements/Handler.ts';
import { COUNT_MS } from '../limits.ts';
import { onceInView } from '../scroll/onceInView.ts';
import { countedText } from './countedText.ts';

/** As wide as its end: what stands beside a number does not move while it counts. */
function keepWidth(number: HTMLElement, showEnd: () => void): void {
  showEnd();
  Object.assign(number.style, { display: 'inline-block', fontVariantNumeric: 'tabular-nums' });
  number.style.minWidth = `${Math.ceil(number.getBoundingClientRect().width)}px`;
}

/** Counts up, or down, once it is seen. */
export const counter: LoneHandler = {
  start(of) {
    const number = of.find('.elementor-counter-number');
    if (!number) return;
    const { toValue = '0', fromValue = '0', delimiter = '', duration } = number.dataset;
    const from = Number(fromValue) || 0;
    const to = Number(toValue) || 0;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const lengthMs = isCalm ? 0 : Number(duration ?? COUNT_MS);
    const show = (value: number): void => {
      number.textContent = countedText(value, toValue, delimiter);
    };
    onceInView(number, () => {
      keepWidth(number, () => show(to));
      const startMs = browserClock.now();
      const step = (): void => {
        const share = lengthMs > 0 ? Math.min(1, (browserClock.now() - startMs) / lengthMs) : 1;
        // Slower towards its ends, as the original counts.
        show(from + (to - from) * (0.5 - Math.cos(share * Math.PI) / 2));
        if (share < 1) browserClock.nextFrame(step);
      };
      step();
    });
  },
};
