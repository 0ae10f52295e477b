import { createTexts, runningTexts } from '@vitrine/texts';
import { labelsOf } from '../form/labels.ts';

/** Of the screens that keep a shop running: taxes, shipping, keys, logins, mails. */
export const runningText = () => createTexts(runningTexts, document.documentElement.lang);

export const runningLabels = () => labelsOf(runningText());
