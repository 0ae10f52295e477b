export const ORDER_STATUSES = [
  'pending',
  'on-hold',
  'processing',
  'completed',
  'cancelled',
  'refunded',
  'failed',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export interface OrderState {
  readonly label: string;
  /** Where it can go from here. */
  readonly next: readonly OrderStatus[];
  /** Its pieces are not for others. */
  readonly holdsStock: boolean;
  /** Its coupons count as used. */
  readonly usesCoupons: boolean;
  readonly isPaid: boolean;
}

/** All that an order can be. A refund is the end: what is sold again is a new order. */
export const ORDER_STATES: Readonly<Record<OrderStatus, OrderState>> = {
  pending: {
    label: 'Pending payment',
    next: ['on-hold', 'processing', 'completed', 'cancelled', 'failed'],
    holdsStock: true,
    usesCoupons: true,
    isPaid: false,
  },
  'on-hold': {
    label: 'On hold',
    next: ['pending', 'processing', 'completed', 'cancelled', 'refunded', 'failed'],
    holdsStock: true,
    usesCoupons: true,
    isPaid: false,
  },
  processing: {
    label: 'Processing',
    next: ['on-hold', 'completed', 'cancelled', 'refunded', 'failed'],
    holdsStock: true,
    usesCoupons: true,
    isPaid: true,
  },
  completed: {
    label: 'Completed',
    next: ['processing', 'cancelled', 'refunded'],
    holdsStock: true,
    usesCoupons: true,
    isPaid: true,
  },
  cancelled: {
    label: 'Cancelled',
    next: ['pending', 'on-hold', 'processing', 'completed'],
    holdsStock: false,
    usesCoupons: false,
    isPaid: false,
  },
  refunded: { label: 'Refunded', next: [], holdsStock: false, usesCoupons: true, isPaid: false },
  failed: {
    label: 'Failed',
    next: ['pending', 'on-hold', 'processing', 'completed', 'cancelled'],
    holdsStock: false,
    usesCoupons: false,
    isPaid: false,
  },
};

/** What an order can become: what was never paid cannot be refunded. */
export const becomesOf = ({
  status,
  paidAt,
}: {
  readonly status: OrderStatus;
  readonly paidAt: number | null;
}): readonly OrderStatus[] =>
  ORDER_STATES[status].next.filter((next) => next !== 'refunded' || paidAt !== null);
