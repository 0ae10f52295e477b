import * as v from 'valibot';
import { resource } from '../ApiEndpoint.ts';
import { API_CSV_BYTES } from '../limits.ts';
import { oneOf, text } from '../schema/fields.ts';
import { strict } from '../schema/object.ts';
import { wholeText } from '../schema/query.ts';
import { productNarrowing } from './productNarrowing.ts';

/** Where in the file: the header is line 1. */
const remark = strict({ line: v.number(), field: v.string(), message: v.string() });

const columns = v.pipe(
  text(4_000),
  v.description('Names of columns with | between them; `Attributes` and `Meta` stand for all of these.'),
  v.transform((written) => written.split('|')),
);

export const csv = resource({
  listCsvColumns: {
    method: 'GET',
    path: '/csv/columns',
    summary:
      'The columns of a file, by which an import knows them too; besides there are `Attribute 1 name` and so on, and `Meta: ` with a name.',
    right: 'manageCatalogue',
    answer: strict({ columns: v.array(v.string()) }),
  },
  exportProducts: {
    method: 'GET',
    path: '/csv/products',
    summary:
      'Products and their variations as a CSV file: all that are not in the trash, or those that fit, with all columns or some.',
    right: 'manageCatalogue',
    query: strict({ ...productNarrowing, columns: v.optional(columns) }),
    file: ['text/csv'],
  },
  importProducts: {
    method: 'POST',
    path: '/csv/products',
    summary:
      'Takes in a CSV file of products. Rows that are wrong are told, the others are written; pictures of other hosts are fetched, and those that cannot be had are told as warnings.',
    right: 'manageCatalogue',
    body: strict({
      delimiter: v.optional(oneOf([',', ';', '\t', '|']), ','),
      skipRows: v.optional(wholeText(0, 100_000_000), '0'),
    }),
    upload: { maxBytes: API_CSV_BYTES, what: 'A CSV file in the columns that the export has.' },
    answer: strict({
      rows: v.number(),
      created: v.number(),
      updated: v.number(),
      failed: v.number(),
      skipped: v.number(),
      errors: v.array(remark),
      errorCount: v.number(),
      warnings: v.array(remark),
      warningCount: v.number(),
      ignoredColumns: v.array(v.string()),
    }),
  },
});
