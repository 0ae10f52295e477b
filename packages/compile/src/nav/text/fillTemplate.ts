import type { NavSlide } from '@vitrine/model';
import { plainText } from './plainText.ts';
import { type SlideNumber, twoDigits } from '@vitrine/player/markup';

export interface TemplateSlide extends Pick<NavSlide, 'title' | 'description' | 'params'> {
  /** 1-based place among what navigation offers. */
  readonly number: SlideNumber;
}

function valueOf(name: string, { title, description, params, number }: TemplateSlide): string {
  if (name === 'title') return plainText(title);
  if (name === 'description') return plainText(description);
  if (name === 'number') return twoDigits(number);
  const param = params.find((each) => name === `param${each.number}`);
  return param ? plainText(param.value, param.length) : '';
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** A template with the texts of a slide in it; names that nothing is known of leave nothing behind. It is still the author's HTML. */
export const fillTemplate = (html: string, slide: TemplateSlide): string =>
  html.replace(/\{\{([\w:.-]+)\}\}/g, (_, name: string) => escapeText(valueOf(name, slide)));
