import { type Area, createTexts, type Messages, type Texts } from '@vitrine/texts';
import type { Call } from './Call.ts';

/** The texts of an area in the shop's language. */
export const textsFor = <Source extends Messages>(
  { settings }: Pick<Call, 'settings'>,
  area: Area<Source>,
): Texts<Source> => createTexts(area, settings.site.language);
