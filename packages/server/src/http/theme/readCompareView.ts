import type { CompareView } from '@vitrine/contract/shop';
import type { Compare, CompareTable } from '../../compare/CompareTable.ts';
import type { Call } from '../call/Call.ts';
import { nonceFor } from '../call/nonce.ts';
import { cardsOf } from '../views/productCards.ts';

export async function viewCompare(call: Call, { tables }: Compare): Promise<CompareView> {
  const nonce = nonceFor(call, 'woodmart-compare');
  return { nonce, tables: await Promise.all(tables.map((table) => viewTable(call, table, nonce))) };
}

async function viewTable(call: Call, { category, columns, rows }: CompareTable, key: string) {
  const cards = await cardsOf(
    call,
    columns.map(({ product }) => product.id),
  );
  const categoryId = category?.id ?? 0;
  const removeUrl = (fields: Readonly<Record<string, string>>): string =>
    `${call.links.compare}?${new URLSearchParams({ ...fields, key })}`;
  return {
    categoryId,
    category: category?.name ?? '',
    products: columns.flatMap(({ description, stockStatus, availability }, index) => {
      const product = cards[index];
      if (!product) return [];
      const stock = { status: stockStatus, text: availability };
      const url = removeUrl({ remove: String(product.id), category_id: String(categoryId) });
      return [{ product, shortDescriptionHtml: description, stock, removeUrl: url }];
    }),
    rows: rows.map(({ name, values }) => ({ label: name, values: values.map((each) => each.join(', ')) })),
    removeUrl: removeUrl({ remove_category: String(categoryId) }),
  };
}
