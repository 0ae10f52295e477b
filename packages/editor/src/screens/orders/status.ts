import { type ApiBody, apiEndpoints } from '@vitrine/contract/api';
import { optionLabel } from '../../form/labels.ts';
import type { AdminTexts } from '../../session/Session.tsx';

export type OrderStatus = ApiBody<'readOrder'>['status'];

export const ORDER_STATUSES: readonly OrderStatus[] = apiEndpoints.changeOrder.body.entries.status.options;

export const statusLabel = (t: AdminTexts, status: OrderStatus): string => optionLabel(t, 'status', status);
