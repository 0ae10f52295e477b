import type { ShopSettings } from '@vitrine/contract/shop';
import type { Cart } from '../../cart/Cart.ts';
import { bankTransfer } from './bankTransfer.ts';
import { cashOnDelivery } from './cashOnDelivery.ts';
import type { PaymentMethod } from './PaymentMethod.ts';

/** In the order in which they are offered. */
export const paymentMethods: readonly PaymentMethod[] = [bankTransfer, cashOnDelivery];

export const findPaymentMethod = (id: string): PaymentMethod | null =>
  paymentMethods.find((method) => method.id === id) ?? null;

export const availablePayments = (settings: ShopSettings, cart: Cart): readonly PaymentMethod[] =>
  paymentMethods.filter((method) => method.isAvailable(settings, cart));
