import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { deferStyles } from '../html/deferredStyles.ts';
import { PRELOADS } from './preloads.ts';

/** A view as a score holds it: HTML, with `style` under another name. */
export const drawnHtml = (view: ReactElement): string =>
  deferStyles(renderToStaticMarkup(view).replace(PRELOADS, ''));
