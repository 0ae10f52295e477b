import { randomBytes } from 'node:crypto';
import type { Shop } from '../Shop.ts';
import { SECRET_BYTES, SECRET_MIN_LENGTH } from './limits.ts';

const VARIABLE = 'VITRINE_SECRET';
/** Of the row in settings. */
const NAME = 'secret';

/** What cookies and nonces are signed with: from the environment, else made once and kept with the shop. */
export async function readSecret(
  shop: Shop,
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const given = env[VARIABLE];
  if (!given) return keptSecret(shop);
  if (given.length < SECRET_MIN_LENGTH)
    throw new Error(`${VARIABLE} must have at least ${SECRET_MIN_LENGTH} characters.`);
  return given;
}

/** Instances that start together all take the one that was written first. */
async function keptSecret({ queries, now }: Shop): Promise<string> {
  const made = randomBytes(SECRET_BYTES).toString('base64url');
  await queries
    .insertInto('settings')
    .values({ name: NAME, value: JSON.stringify(made), updated_at: now() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await queries
    .selectFrom('settings')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow();
  return JSON.parse(value) as string;
}
