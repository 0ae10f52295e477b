import { adminMessageTexts, createTexts } from '@vitrine/texts';
import { labelsOf } from '../form/labels.ts';

/** Of the screens of webhooks and of what mails say. */
export const messageText = () => createTexts(adminMessageTexts, document.documentElement.lang);

export const messageLabels = () => labelsOf(messageText());
