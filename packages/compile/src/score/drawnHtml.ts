import { type Content, toHtml } from '../elements.ts';
import { deferStyles } from '@vitrine/player/html';

/** A view as a score holds it: HTML, with `style` under another name. */
export const drawnHtml = (...views: readonly Content[]): string => deferStyles(toHtml(...views));
