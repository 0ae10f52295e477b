import type { DocumentReader } from '../archive/saveArchive.ts';

/** Takes files as they are: what the site's own reader finds in them is tested with the site. */
export const plainReader: DocumentReader = {
  read: () => ({ documents: [], terms: [], posts: [], notes: [] }),
  relink: (document) => ({ document, unknown: [] }),
  whyNot: () => null,
  elementIds: () => [],
  renewIds: (document) => document,
};
