import type { Order } from './Order.ts';
import type { OrderStatus } from './states.ts';

/** What an order becomes when it is paid: there is nothing left to do for one of downloads only. */
export const paidStatus = ({ items }: Pick<Order, 'items'>): OrderStatus =>
  items.filter(({ kind }) => kind === 'line').every(({ data }) => data.isDownload)
    ? 'completed'
    : 'processing';
