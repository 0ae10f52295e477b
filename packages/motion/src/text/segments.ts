type Granularity = 'grapheme' | 'word';

const made = new Map<Granularity, Intl.Segmenter>();

/** A text in letters as readers see them, or in words and what lies between them. */
export function segments(text: string, granularity: Granularity): Intl.Segments {
  const segmenter = made.get(granularity) ?? new Intl.Segmenter(undefined, { granularity });
  made.set(granularity, segmenter);
  return segmenter.segment(text);
}
