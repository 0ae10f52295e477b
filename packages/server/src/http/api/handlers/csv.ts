import { ATTRIBUTES, COLUMNS, METAS } from '../../../csv/columns.ts';
import { createImageFetcher } from '../../../csv/createImageFetcher.ts';
import { exportProducts } from '../../../csv/exportProducts.ts';
import { importProducts } from '../../../csv/importProducts.ts';
import type { Handlers } from '../ApiCall.ts';
import { plain, refused } from '../answer/Outcome.ts';

/** Whoever asks for nothing gets all of it. */
const isNarrowed = (where: object): boolean => Object.values(where).some((value) => value !== undefined);

export const csvHandlers = {
  listCsvColumns: async () => plain({ columns: [...COLUMNS, ATTRIBUTES, METAS] }),
  async exportProducts({ shop, origin, query: { columns, ...where } }) {
    const day = new Date(shop.now()).toISOString().slice(0, 10);
    const data = () => exportProducts(shop, { origin, columns, ...(isNarrowed(where) && { where }) });
    return { kind: 'file', name: `products-${day}.csv`, type: 'text/csv; charset=utf-8', data };
  },
  async importProducts({ shop, uploads, file, body }) {
    const fetchImage = createImageFetcher(shop, uploads);
    const result = await importProducts(shop, file.stream, { ...body, fetchImage });
    if (!file.isCut()) return plain(result);
    return refused(413, 'too_large', `The file is too large. Its first ${result.rows} rows were taken in.`);
  },
} satisfies Partial<Handlers>;
