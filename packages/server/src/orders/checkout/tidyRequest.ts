import { oneLine } from '../../text/oneLine.ts';
import { type Address, readAddress } from '../../pricing/Address.ts';
import { keptState } from '../../pricing/states.ts';
import { LONGEST_FIELD, LONGEST_NOTE, LONGEST_ONCE, LONGEST_USER_AGENT } from '../limits.ts';
import type { OrderRequest } from './OrderRequest.ts';

export function tidyAddress(address: Address): Address {
  const tidy = Object.entries(readAddress(address)).map(([name, value]) => [
    name,
    oneLine(value, LONGEST_FIELD),
  ]);
  const read = readAddress(Object.fromEntries(tidy));
  const country = read.country.toUpperCase();
  return { ...read, country, state: keptState(country, read.state), email: read.email.toLowerCase() };
}

export const tidyNote = (note: string): string =>
  note
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
    .slice(0, LONGEST_NOTE);

/** What visitors sent, as it is kept. */
export function tidyRequest(request: OrderRequest): OrderRequest {
  const billing = tidyAddress(request.billing);
  return {
    ...request,
    billing,
    shipping: request.shipsElsewhere ? tidyAddress(request.shipping) : { ...billing, phone: '', email: '' },
    note: tidyNote(request.note),
    paymentMethod: oneLine(request.paymentMethod, LONGEST_FIELD),
    userAgent: oneLine(request.userAgent, LONGEST_USER_AGENT),
    once: oneLine(request.once, LONGEST_ONCE),
    attribution: Object.fromEntries(
      Object.entries(request.attribution).map(([name, value]) => [name, oneLine(value, LONGEST_NOTE)]),
    ),
  };
}
