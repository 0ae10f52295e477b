import { iso31662 } from 'iso-3166';

/**
 * A state, province or region. code: as addresses and rules write it (`CA`), without the country. name: as the standard has it, in Latin letters, in
 * every language: the platform has names of countries alone (docs/decisions/0019).
 */
export interface State {
  readonly code: string;
  readonly name: string;
}

/** Where buyers would not find their state by the standard's spelling. Both are understood. */
const COMMON_NAMES: Readonly<Record<string, string>> = {
  'CN-GX': 'Guangxi',
  'CN-NM': 'Inner Mongolia',
  'CN-NX': 'Ningxia',
  'CN-XJ': 'Xinjiang',
  'CN-XZ': 'Tibet',
  'ES-PM': 'Baleares',
  'ES-VI': 'Araba/Álava',
  'GR-A': 'East Macedonia and Thrace',
  'GR-B': 'Central Macedonia',
  'GR-C': 'West Macedonia',
  'GR-D': 'Epirus',
  'GR-E': 'Thessaly',
  'GR-F': 'Ionian Islands',
  'GR-G': 'West Greece',
  'GR-H': 'Central Greece',
  'GR-I': 'Attica',
  'GR-J': 'Peloponnese',
  'GR-K': 'North Aegean',
  'GR-L': 'South Aegean',
  'GR-M': 'Crete',
  'GR-69': 'Mount Athos',
  'IN-PY': 'Puducherry',
  'IT-23': 'Valle d’Aosta',
  'IT-BZ': 'Bolzano',
  'JP-07': 'Fukushima',
  'JP-09': 'Tochigi',
  'JP-12': 'Chiba',
  'JP-17': 'Ishikawa',
  'JP-18': 'Fukui',
  'JP-19': 'Yamanashi',
  'JP-21': 'Gifu',
  'JP-22': 'Shizuoka',
  'JP-23': 'Aichi',
  'JP-25': 'Shiga',
  'JP-32': 'Shimane',
  'JP-34': 'Hiroshima',
  'JP-35': 'Yamaguchi',
  'JP-36': 'Tokushima',
  'JP-39': 'Kochi',
  'JP-40': 'Fukuoka',
  'JP-46': 'Kagoshima',
  'LA-VT': 'Viangchan (prefecture)',
  'MX-MEX': 'Estado de México',
  'MZ-MPM': 'Maputo (city)',
};

/** Post is sent to these, though the standard does not know them. */
const MORE: readonly Entry[] = [
  { code: 'US-AA', name: 'Armed Forces Americas', parent: 'US' },
  { code: 'US-AE', name: 'Armed Forces Europe', parent: 'US' },
  { code: 'US-AP', name: 'Armed Forces Pacific', parent: 'US' },
];

type Entry = (typeof iso31662)[number];

interface Country {
  /** The smallest ones. */
  readonly states: readonly State[];
  /** By code and by name, folded. */
  readonly byText: ReadonlyMap<string, string>;
  readonly names: ReadonlyMap<string, string>;
  /** The larger one that each is part of. */
  readonly parents: ReadonlyMap<string, string>;
}

/** Islands that the standard lists beside their provinces: nobody's address names them. */
const NOT_IN_ADDRESSES = new Set(['ID-JW', 'ID-KA', 'ID-ML', 'ID-NU', 'ID-PP', 'ID-SL', 'ID-SM']);

const entries: readonly Entry[] = [...iso31662, ...MORE].filter(({ code }) => !NOT_IN_ADDRESSES.has(code));
const countries = new Map<string, Country | null>();

/** Addresses without a state cannot be served there. */
const WITH_STATES = new Set(
  'AR AU BR CA CN ES GR HK ID IN IR IT JM JP KE LA LR MX MY MZ NP PE PH PK PY RO TR US ZA'.split(' '),
);

export const isStateRequired = (country: string): boolean => WITH_STATES.has(country);

/** Those that are chosen from a list, by name; elsewhere people write what they like, or nothing. */
export const stateChoices = (country: string): readonly State[] =>
  isStateRequired(country) ? (read(country)?.states ?? []) : [];

/** By its code where there is a list, however it was written; else as it was. */
export const keptState = (country: string, state: string): string =>
  (isStateRequired(country) && stateCode(country, state)) || state;

/** The code of what somebody wrote, a code or a name; null when it is neither. */
export function stateCode(country: string, text: string): string | null {
  const known = read(country);
  if (!known) return null;
  const written = fold(text);
  const bare = written.startsWith(country.toUpperCase()) ? written.slice(country.length) : '';
  return known.byText.get(written) ?? known.byText.get(bare) ?? null;
}

/** What people call it; what nobody knows stays as it was written. */
export const stateName = (country: string, text: string): string =>
  read(country)?.names.get(stateCode(country, text) ?? '') ?? text;

/** Whether a place's state is the rule's or a part of it, however either is written. */
export function isInState(country: string, state: string, rule: string): boolean {
  const wanted = stateCode(country, rule);
  if (wanted === null) return fold(state) === fold(rule);
  for (let code = stateCode(country, state); code !== null; code = read(country)?.parents.get(code) ?? null)
    if (code === wanted) return true;
  return false;
}

/** Case, accents and punctuation do not tell states apart. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

function read(country: string): Country | null {
  const code = country.toUpperCase();
  // Countries come from visitors: what is none must not fill the memory.
  if (!/^[A-Z]{2}$/.test(code)) return null;
  const kept = countries.get(code);
  if (kept !== undefined) return kept;
  const own = entries.filter((entry) => entry.code.startsWith(`${code}-`));
  const made = own.length > 0 ? build(own, code) : null;
  countries.set(code, made);
  return made;
}

function build(own: readonly Entry[], country: string): Country {
  const bare = (code: string): string => code.slice(country.length + 1);
  const nameOf = ({ code, name }: Entry): string =>
    COMMON_NAMES[code] ?? name.replace(/ (?:Sheng|Shi|SAR)$/, '');
  const whole = new Set(own.map(({ parent }) => parent));
  // Smaller ones first, and codes before names: where two have the same name the smaller is meant.
  const inOrder = [...own].sort((a, b) => Number(whole.has(a.code)) - Number(whole.has(b.code)));
  const byText = new Map<string, string>();
  const learn = (text: string, code: string): void => {
    if (text !== '' && !byText.has(text)) byText.set(text, code);
  };
  for (const { code } of inOrder) learn(fold(bare(code)), bare(code));
  for (const entry of inOrder) {
    learn(fold(nameOf(entry)), bare(entry.code));
    learn(fold(entry.name), bare(entry.code));
    for (const part of entry.name.split(/[,/()]/)) learn(fold(part), bare(entry.code));
  }
  return {
    states: own
      .filter(({ code }) => !whole.has(code))
      .map((entry) => ({ code: bare(entry.code), name: nameOf(entry) }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    byText,
    names: new Map(own.map((entry) => [bare(entry.code), nameOf(entry)])),
    parents: new Map(
      own.filter(({ parent }) => parent !== country).map(({ code, parent }) => [bare(code), bare(parent)]),
    ),
  };
}
