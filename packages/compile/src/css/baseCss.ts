import { liveCss } from '../live/liveCss.ts';
import { drawnCss } from './drawnCss.ts';

/** What all modules of a page need, whatever they do. */
export const baseCss = `${drawnCss}\n${liveCss}`;
