import { SEARCHES_BY_ADDRESS } from '../../search/limits.ts';
import { allowAddress } from '../../security/allow.ts';
import type { Call } from './Call.ts';
import { visitorAddress } from './visitorAddress.ts';

/** A search costs more than any other page: one visitor must not keep the database busy with them. */
export const maySearch = (call: Call): Promise<boolean> =>
  allowAddress(call.shop, 'search', visitorAddress(call), SEARCHES_BY_ADDRESS);

/** Answered by a page that says so. */
export function refuseSearch({ reply }: Call): never {
  reply.header('retry-after', SEARCHES_BY_ADDRESS.windowMs / 1000);
  throw Object.assign(new Error('Too many searches'), { statusCode: 429 });
}
