import type { PageContents, PageKind } from '@vitrine/contract/shop';
import type { PageTag } from '../../pageVersions/PageTag.ts';
import type { DocumentRole, DocumentValues, DrawnPageDocument } from '../ServerContext.ts';

/** A page document, ready to stand in a page. */
export interface ShownDocument
  extends Pick<
    DrawnPageDocument,
    'bodyClasses' | 'hasTitle' | 'isAlone' | 'needsScript' | 'needsEntrances' | 'config'
  > {
  readonly html: string;
  /** For the head: fonts, and styles of this document alone. One tag is there once, whatever documents ask for it. */
  readonly head: readonly string[];
  readonly tags: readonly PageTag[];
}

/** The page that a document is drawn for: what the document has of it is drawn from the same as the shop's own. */
export interface OwnPage {
  readonly kind: PageKind;
  readonly content: PageContents[PageKind];
}

/** What a document is drawn for. */
export interface Drawing {
  readonly role: DocumentRole;
  /** Null: the document is what the page shows, so that it cannot show that itself. */
  readonly page: OwnPage | null;
  /** What it may say of the page, by name. */
  readonly values: DocumentValues;
  /** The documents that it stands in, itself the last: none stands in itself. */
  readonly within: readonly number[];
  /** Documents within others that may still be drawn for one page: each may hold as many again. */
  readonly room: { left: number };
}

/** Within one document and all that stand in it. */
const MOST_WITHIN = 20;

export const drawing = (
  role: DocumentRole,
  page: OwnPage | null = null,
  values: DocumentValues = {},
): Drawing => ({ role, page, values, within: [], room: { left: MOST_WITHIN } });
