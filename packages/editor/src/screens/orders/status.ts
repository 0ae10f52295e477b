import type { ApiBody } from '@vitrine/contract/api';
import { optionLabel } from '../../form/labels.ts';
import type { AdminTexts } from '../../session/Session.tsx';

export type OrderStatus = ApiBody<'readOrder'>['status'];

export const ORDER_STATUSES = [
  'pending',
  'on-hold',
  'processing',
  'completed',
  'cancelled',
  'refunded',
  'failed',
] as const satisfies readonly OrderStatus[];

export const statusLabel = (t: AdminTexts, status: OrderStatus): string => optionLabel(t, 'status', status);
