import type { PageContents, PageKind } from '@vitrine/contract/shop';
import type { PageTag } from '../../pageVersions/PageTag.ts';
import type { Call } from '../call/Call.ts';
import type { DocumentRole, DocumentValues } from '../ServerContext.ts';
import { chooseDocuments } from './chooseDocuments.ts';
import { drawDocument } from './drawDocument.ts';
import { drawing, type ShownDocument } from './Drawing.ts';
import { type NamedPlace, placeOf } from './placeOf.ts';
import { popupsIn } from './popupsIn.ts';

/** All documents of a page. */
export interface PageDocuments {
  readonly header: ShownDocument | null;
  readonly footer: ShownDocument | null;
  /** The page's own document, or the template that stands in the place of its main part. */
  readonly main: ShownDocument | null;
  /** `main` is a template: it shows what the page would have shown. */
  readonly isTemplate: boolean;
  readonly popups: readonly ShownDocument[];
  readonly tags: readonly PageTag[];
}

interface Around<Kind extends PageKind> {
  readonly kind: Kind;
  readonly content: PageContents[Kind];
  readonly values: DocumentValues;
  readonly place?: NamedPlace | undefined;
  /** The document that is the page already. */
  readonly own?: ShownDocument | undefined;
}

/** Draws the documents that a page is made of, by their conditions and the shop's settings. */
export async function drawDocuments<Kind extends PageKind>(
  call: Call,
  { kind, content, values, place, own }: Around<Kind>,
): Promise<PageDocuments> {
  const chosen = await chooseDocuments(call, kind, placeOf(kind, place));
  const page = { kind, content };
  const draw = (id: number | null, role: DocumentRole) => drawDocument(call, id, drawing(role, page, values));
  // A document that has the page to itself stands in no other.
  const template = own?.isAlone === true ? null : await draw(chosen.main, 'page');
  const main = template ?? own ?? null;
  const isAlone = main?.isAlone === true;
  const header = isAlone ? null : await draw(chosen.header, 'part');
  const footer = isAlone ? null : await draw(chosen.footer, 'part');
  const shown = [main, own, header, footer].filter((each) => each !== null && each !== undefined);
  const opened = popupsIn(shown.map(({ html }) => html).join('')).filter((id) => !chosen.popups.includes(id));
  const popups = [
    ...(await Promise.all(chosen.popups.map((id) => draw(id, 'popup')))),
    ...(await Promise.all(opened.map((id) => draw(id, 'opened popup')))),
  ].filter((each) => each !== null);
  return {
    header,
    footer,
    main,
    isTemplate: template !== null,
    popups,
    tags: [...new Set([...shown, ...popups].flatMap(({ tags }) => tags))],
  };
}
