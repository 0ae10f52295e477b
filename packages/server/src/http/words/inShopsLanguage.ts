import { inputTexts, noticeTexts, refusalTexts, translate } from '@vitrine/texts';

const AREAS = [
  (text: string, language: string) => translate(noticeTexts, text, language),
  (text: string, language: string) => translate(inputTexts, text, language),
  (text: string, language: string) => translate(refusalTexts, text, language),
];

/** Why something is refused, in the language of the shop; rules and schemas say it in English. */
export function inShopsLanguage(message: string, language: string): string {
  for (const say of AREAS) {
    const said = say(message, language);
    if (said !== message) return said;
  }
  return message;
}
