import { slideNumber } from '@vitrine/model';

export interface SlideNumbers {
  readonly index: number;
  readonly count: number;
}

/** Fills the placeholders that the module itself can answer; those of a feed without data leave nothing behind. */
export function fillPlaceholders(text: string, { index, count }: SlideNumbers): string {
  if (!text.includes('{{')) return text;
  return text
    .replaceAll('{{current_slide_index}}', slideNumber(index, count))
    .replaceAll('{{total_slide_count}}', slideNumber(count, count))
    .replace(/\{\{[\w:.-]+\}\}/g, '');
}
