import { type Reader, show } from '../reading/Reader.ts';
import { isSafeUrl } from './url.ts';

/** A link that cannot run code; a hostile one is dropped and told. */
export const safeLink: Reader<string> = {
  read(value, place) {
    if (typeof value !== 'string') {
      if (value !== false && value !== 0) place.repaired(`expected a link, found ${show(value)}`);
      return '';
    }
    if (isSafeUrl(value)) return value.trim();
    place.repaired(`a link that would run code was dropped: ${show(value)}`);
    return '';
  },
  missing: () => '',
  wire: { type: ['string', 'null'] },
};
