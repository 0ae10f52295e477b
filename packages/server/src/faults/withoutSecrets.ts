type Instead = string | ((found: string) => string);

/** Tokens and hashes have letters and digits; names of functions hardly have digits, and numbers have no letters. */
const withoutToken = (word: string): string => (/\d/.test(word) && /[a-z]/i.test(word) ? '…' : word);

/** What a log must not hold, and what stands in its place. The order counts: what holds others comes first. Lengths have ends: anybody may have written it. */
const RULES: readonly (readonly [pattern: RegExp, instead: Instead])[] = [
  // A database, a mail server, a bucket: user and password stand in its address.
  [/\b([a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@'"]{1,300}@/gi, '$1…@'],
  // Of an address only where it leads: keys and names stand behind the question mark.
  [/(\bhttps?:\/\/[^\s?#'"]{1,300})[?#][^\s'")]*/gi, '$1?…'],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, '$1 …'],
  [
    /\b((?:pass(?:word|wd)?|secret|token|nonce|api[-_]?key|authorization|cookie)["']?\s{0,3}[:=]\s{0,3})("[^"]*"|'[^']*'|[^\s,;)}]+)/gi,
    '$1…',
  ],
  [/[^\s<>"'(),:;=/@]{1,64}@[^\s<>"'(),:;=/@]{1,255}\.[a-z]{2,24}\b/gi, '(an email address)'],
  [/\$argon2[^\s'"]*/g, '…'],
  // What PostgreSQL says of rows: a value of somebody's.
  [/\b(Key \([^)]{1,200}\)=)\([^)]*\)/g, '$1(…)'],
  [/\b(invalid input syntax for type [\w ]{1,60}: )"[^"]*"/gi, '$1"…"'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '(an address)'],
  [/\b(?:[\da-f]{1,4}:){3,7}:?[\da-f]{1,4}\b/gi, '(an address)'],
  [/[\w-]{24,}/g, withoutToken],
  // Telephones and cards. Lines of code have fewer digits.
  [/\+?\b\d(?:[ -]?\d){8,30}\b/g, '…'],
];

/** A text of our own code or of a database's as administrators may read it: without passwords, tokens, and what is somebody's. */
export const withoutSecrets = (text: string): string =>
  RULES.reduce((safe, [pattern, instead]) => safe.replace(pattern, instead as string), text);
