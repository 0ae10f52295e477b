import type { ElementNode, PageDocument } from '../document/PageDocument.ts';
import { textOf } from '../settings/Settings.ts';
import { renderDocument } from './renderDocument.tsx';

export interface DocumentOpening {
  /** All that is drawn before the rest. */
  readonly html: string;
  /** What the link to the rest says; empty: the document leaves that to the list. */
  readonly link: string;
}

/** A document up to where it says that lists end; null: it says nothing of it. */
export function documentOpening(document: PageDocument): DocumentOpening | null {
  const end = findEnd(document.elements);
  if (!end) return null;
  const elements = elementsBefore(document.elements, end);
  return {
    html: renderDocument({ ...document, elements }, { id: 0 }).html,
    link: textOf(end.settings, 'link_text').trim(),
  };
}

function findEnd(elements: readonly ElementNode[]): ElementNode | null {
  for (const element of elements) {
    const end = element.widgetType === 'read-more' ? element : findEnd(element.elements);
    if (end) return end;
  }
  return null;
}

/** Those before it, and of those that hold it what they hold before it. */
function elementsBefore(elements: readonly ElementNode[], end: ElementNode): readonly ElementNode[] {
  const at = elements.findIndex((element) => element === end || findEnd([element]) === end);
  return elements
    .slice(0, at + 1)
    .filter((element) => element !== end)
    .map((element, index) =>
      index === at ? { ...element, elements: elementsBefore(element.elements, end) } : element,
    );
}
