import type { ApiBody } from '@vitrine/contract/api';

/** Which colours of other states say the same of a mail. */
export const MAIL_LOOKS: Readonly<Record<ApiBody<'readMail'>['status'], string>> = {
  queued: 'pending',
  sending: 'processing',
  sent: 'completed',
  failed: 'failed',
};
