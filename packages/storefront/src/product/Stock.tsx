import type { StockView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { useGiven } from '../shop/useGiven.ts';

const CLASSES: Readonly<Record<StockView['status'], string>> = {
  instock: 'in-stock',
  outofstock: 'out-of-stock',
  onbackorder: 'available-on-backorder',
};

/** Whether it can be had, in words; nothing when the shop does not say. */
export function Stock({ stock: { status, text } }: { stock: StockView }): ReactElement | null {
  const given = useGiven();
  return text ? <p className={`stock ${CLASSES[status]}`}>{given(text)}</p> : null;
}
