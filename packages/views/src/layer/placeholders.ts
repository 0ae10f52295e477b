export interface SlideNumbers {
  readonly index: number;
  readonly count: number;
}

/** spec/1 §7.8: zero-padded when there are more than nine slides. */
const padded = (value: number, count: number): string =>
  count > 9 ? String(value).padStart(2, '0') : String(value);

/** Fills the placeholders that the module itself can answer; those of a feed without data leave nothing behind. */
export function fillPlaceholders(text: string, { index, count }: SlideNumbers): string {
  if (!text.includes('{{')) return text;
  return text
    .replaceAll('{{current_slide_index}}', padded(index, count))
    .replaceAll('{{total_slide_count}}', padded(count, count))
    .replace(/\{\{[\w:.-]+\}\}/g, '');
}
