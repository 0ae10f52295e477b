import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_DIFFERENT, PASSWORD_MIN_LENGTH } from './limits.ts';

/** What people type first; digits and signs around them do not help. */
const COMMON = new Set(
  `password passwort passw0rd p4ssword motdepasse qwerty qwertz azerty letmein welcome iloveyou admin administrator
  login master dragon monkey sunshine princess football baseball superman batman trustno1 whatever starwars shadow
  michael jennifer charlie secret changeme default test tester guest user hello freedom computer internet shop
  woocommerce wordpress vitrine abc abcd abcdef qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qwerasdf`.split(
    /\s+/,
  ),
);
const RUNS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiopasdfghjklzxcvbnm', '1qaz2wsx3edc4rfv'];

/** Too short, too plain, or made of the account's own names. */
export function isWeakPassword(password: string, names: readonly string[] = []): boolean {
  const characters = [...password];
  if (characters.length < PASSWORD_MIN_LENGTH || password.length > PASSWORD_MAX_LENGTH) return true;
  if (new Set(characters).size < PASSWORD_MIN_DIFFERENT) return true;
  const plain = password.toLowerCase();
  return isCommon(plain) || isRun(plain) || names.some((name) => isMadeOf(plain, name));
}

const isCommon = (plain: string): boolean =>
  COMMON.has(plain) || COMMON.has(plain.replaceAll(/^[^a-z]+|[^a-z]+$/g, ''));

const isRun = (plain: string): boolean =>
  RUNS.some((run) => run.includes(plain) || [...run].toReversed().join('').includes(plain));

/** A name and next to nothing besides. */
function isMadeOf(plain: string, name: string): boolean {
  const own = name.toLowerCase();
  if (own.length < 3 || !plain.includes(own)) return false;
  return plain.replaceAll(own, '').length < PASSWORD_MIN_LENGTH / 2;
}
