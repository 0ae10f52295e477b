import type { PaymentMethod } from './PaymentMethod.ts';

/** Paid at the door: the shop can begin at once. */
export const cashOnDelivery: PaymentMethod = {
  id: 'cod',
  title: ({ payments }) => payments.cod.title,
  description: ({ payments }) => payments.cod.description,
  instructions: ({ payments }) => payments.cod.instructions,
  isAvailable: ({ payments }) => payments.cod.on,
  isOffline: true,
  pay: async () => ({ status: 'processing', note: 'Payment to be made upon delivery.' }),
};
