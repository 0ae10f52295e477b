import { slideNumber } from '@vitrine/model';

export interface SlideNumbers {
  /** Of the slide that shows; null leaves its placeholder standing, for who plays the module. */
  readonly index: number | null;
  readonly count: number;
}

/** Stands for the number of the slide that shows. */
export const CURRENT_NUMBER = '{{current_slide_index}}';

/** Fills the placeholders that the module itself can answer; those of a feed without data leave nothing behind. */
export function fillPlaceholders(text: string, { index, count }: SlideNumbers): string {
  if (!text.includes('{{')) return text;
  return text.replace(/\{\{[\w:.-]+\}\}/g, (name) => {
    if (name === CURRENT_NUMBER) return index === null ? name : slideNumber(index, count);
    return name === '{{total_slide_count}}' ? slideNumber(count, count) : '';
  });
}
