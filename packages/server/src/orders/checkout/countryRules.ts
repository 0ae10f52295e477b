const list = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));

/** Countries whose addresses have no postcode, or mostly none. */
const WITHOUT_POSTCODES = list(
  'AE AG AN AO BI BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GH GM GN GQ GY HK IE JM KE KI KM KN KP LC ML MO MR MW NR NU PA QA RW SB SC SL SR SS ST SY TD TG TK TO TP TT TV TZ UG VC VU WS YE ZM ZW',
);

/** Where there is no town beside the state or the country. */
const WITHOUT_CITIES = list('SG MC VA');

const POSTCODES: Readonly<Record<string, RegExp>> = {
  AT: /^\d{4}$/,
  AU: /^\d{4}$/,
  BE: /^\d{4}$/,
  BG: /^\d{4}$/,
  BR: /^\d{5}-?\d{3}$/,
  CA: /^[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/,
  CH: /^\d{4}$/,
  CZ: /^\d{3} ?\d{2}$/,
  DE: /^\d{5}$/,
  DK: /^\d{4}$/,
  EE: /^\d{5}$/,
  ES: /^\d{5}$/,
  FI: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/,
  GR: /^\d{3} ?\d{2}$/,
  HU: /^\d{4}$/,
  IN: /^[1-9]\d{2} ?\d{3}$/,
  IT: /^\d{5}$/,
  JP: /^\d{3}-?\d{4}$/,
  LU: /^(?:L-?)?\d{4}$/,
  NL: /^[1-9]\d{3} ?[A-Z]{2}$/,
  NO: /^\d{4}$/,
  NZ: /^\d{4}$/,
  PL: /^\d{2}-?\d{3}$/,
  PT: /^\d{4}-?\d{3}$/,
  RO: /^\d{6}$/,
  SE: /^\d{3} ?\d{2}$/,
  SI: /^(?:SI-?)?\d{4}$/,
  SK: /^\d{3} ?\d{2}$/,
  US: /^\d{5}(?:-\d{4})?$/,
};

export const isPostcodeRequired = (country: string): boolean => !WITHOUT_POSTCODES.has(country);
export const isCityRequired = (country: string): boolean => !WITHOUT_CITIES.has(country);

/** Countries that we know nothing about take anything of letters, digits, spaces and hyphens. */
export const isPostcode = (postcode: string, country: string): boolean =>
  (POSTCODES[country] ?? /^[\p{L}\d][\p{L}\d\s-]{0,19}$/u).test(postcode.trim().toUpperCase());
