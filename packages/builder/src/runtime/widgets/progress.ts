import type { Handler } from '../elements/Handler.ts';
import { onceInView } from '../scroll/onceInView.ts';

/** As wide as it says, once it is seen. */
export const progress: Handler = {
  start(of) {
    const bar = of.find('.elementor-progress-bar');
    if (!bar) return;
    onceInView(bar, () => {
      bar.style.width = `${Number(bar.dataset['max']) || 0}%`;
    });
  },
};
