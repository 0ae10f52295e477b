import { watchProgress } from '@vitrine/engine';
import { FILL } from '../markup/marks.ts';
import type { Enhancer } from './Enhancer.ts';

/** The bar stays where the slideshow is. */
export const progress: Enhancer = ({ host, player, module }) => {
  const { progressBar } = module.settings;
  const bar = host.querySelector<HTMLElement>(':scope>sr7-content>sr7-progress');
  if (!progressBar || !bar) return { end: () => undefined };
  const fills = [...bar.querySelectorAll(`.${FILL}`)];
  return { end: watchProgress({ player, settings: progressBar, bar, fills }) };
};
