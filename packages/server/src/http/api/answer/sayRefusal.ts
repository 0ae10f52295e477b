import { inShopsLanguage } from '../../words/inShopsLanguage.ts';
import type { Refusal } from './Outcome.ts';

/** The same refusal for people who read another language; what programs go by stays. */
export const sayRefusal = (refusal: Refusal, language: string): Refusal => ({
  ...refusal,
  message: inShopsLanguage(refusal.message, language),
  ...(refusal.errors && {
    errors: refusal.errors.map(({ field, message }) => ({
      field,
      message: inShopsLanguage(message, language),
    })),
  }),
});
