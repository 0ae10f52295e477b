import { type Html, toHtml } from '../elements.ts';
import { deferStyles } from '@vitrine/player/html';

/** A view as a score holds it: HTML, with `style` under another name. */
export const drawnHtml = (view: Html): string => deferStyles(toHtml(view));
