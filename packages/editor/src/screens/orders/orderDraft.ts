import type { ApiBody } from '@vitrine/contract/api';

type OrderBody = ApiBody<'readOrder'>;

/** A line as it is written. price: of one piece; null: as it is, or what the shop asks. */
export interface EditLine {
  readonly itemId: number | null;
  readonly productId: number;
  readonly variationId: number | null;
  readonly choices: Readonly<Record<string, string>>;
  readonly name: string;
  readonly quantity: number;
  readonly price: number | null;
}

export interface EditRate {
  readonly id: string;
  readonly label: string;
  readonly cost: number;
}

export interface EditFee {
  readonly name: string;
  readonly amount: number;
  readonly isTaxable: boolean;
}

/** What is to be in an order. */
export type OrderDraft = {
  readonly lines: readonly EditLine[];
  readonly rate: EditRate | null;
  readonly fees: readonly EditFee[];
};

export const NO_LINES: OrderDraft = { lines: [], rate: null, fees: [] };

/** What is in an order, to be changed. */
export function draftOf({ items, pricesIncludeTax }: OrderBody): OrderDraft {
  const ofKind = (kind: OrderBody['items'][number]['kind']) => items.filter((item) => item.kind === kind);
  const [rate] = ofKind('shipping');
  return {
    lines: ofKind('line').map(({ id, name, productId, variationId, quantity }) => ({
      itemId: id,
      productId: productId ?? 0,
      variationId,
      choices: {},
      name,
      quantity,
      price: null,
    })),
    rate: rate ? { id: String(rate.data['rateId'] ?? ''), label: rate.name, cost: rate.total } : null,
    fees: ofKind('fee').map(({ name, total, totalTax }) => ({
      name,
      amount: total + (pricesIncludeTax ? totalTax : 0),
      isTaxable: totalTax > 0,
    })),
  };
}

/** As the server takes it. */
export const bodyOf = ({ lines, rate, fees }: OrderDraft) => ({
  lines: lines.map(({ itemId, productId, variationId, choices, quantity, price }) =>
    itemId === null
      ? { productId, variationId, choices: { ...choices }, quantity, price }
      : { itemId, quantity, price },
  ),
  rate: rate && { ...rate },
  fees: fees.map((fee) => ({ ...fee })),
});

/** The same lines for an order that somebody else has changed: those that it still has stay its own, the others are new ones. */
export function rebased(lines: readonly EditLine[], order: OrderBody): readonly EditLine[] {
  const free = draftOf(order).lines.map((line) => ({ ...line }));
  return lines.map((line) => {
    if (line.itemId === null) return line;
    const at = free.findIndex(
      ({ productId, variationId }) => productId === line.productId && variationId === line.variationId,
    );
    const [found] = at < 0 ? [] : free.splice(at, 1);
    return { ...line, itemId: found?.itemId ?? null };
  });
}
