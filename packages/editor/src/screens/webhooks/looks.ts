/** What colours of other states say the same. */
export const WEBHOOK_LOOKS = { active: 'completed', paused: 'pending', disabled: 'failed' } as const;

export const DELIVERY_LOOKS = {
  queued: 'pending',
  sending: 'processing',
  delivered: 'completed',
  failed: 'failed',
} as const;
