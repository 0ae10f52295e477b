import type { PageDocument } from './PageDocument.ts';

/** The document as it came, every key kept, unknown ones too. */
export const writeDocument = ({ source }: PageDocument): string => JSON.stringify(source);
