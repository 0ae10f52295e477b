import type { ReactElement } from 'react';
import type { ElementNode } from '../document/PageDocument.ts';
import { type Settings, textOf } from '../settings/Settings.ts';

export interface Question {
  readonly name: string;
  readonly text: string;
}

/** Settings in which widgets hold what somebody reads. */
const WRITTEN = ['title', 'title_text', 'editor', 'description_text', 'text', 'html', 'testimonial_content'];

/** Without marks, on one line. */
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** All that is written in an element and in what stands in it. */
export const writtenIn = ({ settings, elements }: ElementNode): string =>
  [...WRITTEN.map((key) => textOf(settings, key)), ...elements.map(writtenIn)].filter(Boolean).join(' ');

/** Questions with their answers for search engines, where the author asks for it (`faq_schema`). */
export function FaqData({
  settings,
  questions,
}: {
  settings: Settings;
  questions: readonly Question[];
}): ReactElement | null {
  if (textOf(settings, 'faq_schema') !== 'yes') return null;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ name, text }) => ({
      '@type': 'Question',
      name: plain(name),
      acceptedAnswer: { '@type': 'Answer', text: plain(text) },
    })),
  };
  // A text with `</script>` in it would end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
