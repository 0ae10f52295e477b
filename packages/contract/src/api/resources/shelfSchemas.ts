import * as v from 'valibot';
import { filled, maybe, oneOf, text, timeText } from '../schema/fields.ts';
import { strict } from '../schema/object.ts';
import { idText, paging, wholeText } from '../schema/query.ts';

/** What modules and page documents have in common. */
const shelfStatus = oneOf(['publish', 'draft', 'trash']);
export const shelfParams = strict({ id: idText });
export const revisionParams = strict({ id: idText, version: wholeText(1, 2_147_483_647) });
export const revisionQuery = strict({
  before: v.optional(wholeText(1, 2_147_483_647)),
  limit: v.optional(wholeText(1, 100), '50'),
});
/** What lists of them can be narrowed by; without a status, the trash is left out. */
export const shelfQuery = { ...paging, search: v.optional(text(200)), status: v.optional(shelfStatus) };
export const exportQuery = strict({ format: v.optional(oneOf(['json', 'zip']), 'json') });
export const shelfName = filled(100);
export const shelfTexts = { title: text(300), status: shelfStatus, note: text(1000) };

/** The document itself, or its JSON as a text, which is kept byte for byte. */
export const documentInput = v.union(
  [v.string(), v.record(v.string(), v.unknown()), v.array(v.unknown())],
  'Must be a document, or its JSON as a text.',
);

export const shelfRow = {
  id: v.number(),
  title: v.string(),
  status: shelfStatus,
  version: v.number(),
  createdAt: timeText,
  updatedAt: timeText,
};
export const revisionsAnswer = strict({
  items: v.array(
    strict({
      version: v.number(),
      authorId: maybe(v.number()),
      author: v.string(),
      note: v.string(),
      createdAt: timeText,
    }),
  ),
});
/** What reading a document found worth telling, and where in it: `content[0].elements[2]`. */
export const readingNotes = v.array(
  strict({ kind: oneOf(['repaired', 'not-understood']), path: v.string(), message: v.string() }),
);
/** What names something, or is made with it. */
export const useAnswer = strict({
  kind: oneOf(['page', 'post', 'document', 'module', 'setting']),
  id: v.pipe(v.number(), v.description('Of a setting: 0.')),
  name: v.pipe(v.string(), v.description('Of a setting: its section and field, such as `home.module`.')),
});
export const revisionAnswer = strict({ version: v.number(), document: v.unknown() });
