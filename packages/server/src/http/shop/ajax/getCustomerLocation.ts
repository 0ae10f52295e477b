import { createHash } from 'node:crypto';
import { json } from '../../answer/Answer.ts';
import type { AjaxEndpoint } from './AjaxEndpoint.ts';

/** A mark of where the visitor is taken to be: scripts of cached pages ask again when it changes. */
export const getCustomerLocation: AjaxEndpoint = async ({ settings }) => {
  const { country, state, postcode, city } = settings.base;
  const hash = createHash('md5')
    .update(JSON.stringify([country, state, postcode, city]))
    .digest('hex');
  return json({ success: true, data: { hash: hash.slice(0, 12) } });
};
