import type { PaymentMethod } from './PaymentMethod.ts';

/** The shop waits for the money. */
export const bankTransfer: PaymentMethod = {
  id: 'bacs',
  title: ({ payments }) => payments.bacs.title,
  description: ({ payments }) => payments.bacs.description,
  instructions: ({ payments }) => payments.bacs.instructions,
  isAvailable: ({ payments }) => payments.bacs.on,
  isOffline: true,
  pay: async () => ({ status: 'on-hold', note: 'Awaiting bank transfer.' }),
};
