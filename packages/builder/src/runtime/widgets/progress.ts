import type { LoneHandler } from '../elements/Handler.ts';
import { onceInView } from '../scroll/onceInView.ts';

const FILL_MS = 1000;

/** As wide as it says, once it is seen. */
export const progress: LoneHandler = {
  start(of) {
    const bar = of.find('.elementor-progress-bar');
    if (!bar) return;
    const width = `${Number(bar.dataset['max']) || 0}%`;
    onceInView(bar, () => {
      const before = bar.offsetWidth;
      bar.style.width = width;
      // Where it has its width before any script it is uncovered: what is written in it stays in its place.
      if (before > 0) uncover(bar, of.page.config.is_rtl);
    });
  },
};

function uncover(bar: HTMLElement, isRtl: boolean): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const hidden = isRtl ? 'inset(0 0 0 100%)' : 'inset(0 100% 0 0)';
  bar.animate({ clipPath: [hidden, 'inset(0)'] }, { duration: FILL_MS, easing: 'ease-in-out' });
}
