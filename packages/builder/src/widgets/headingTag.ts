const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'div', 'span', 'p'] as const;
export type HeadingTag = (typeof TAGS)[number];

/** The element that a title asks to stand in; never any other. */
export function headingTag(written: string, byDefault: HeadingTag): HeadingTag {
  return TAGS.find((tag) => tag === written.toLowerCase()) ?? byDefault;
}
