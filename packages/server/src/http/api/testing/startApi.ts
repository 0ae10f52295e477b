import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Role } from '../../../accounts/roles.ts';
import { startLogin } from '../../../accounts/startLogin.ts';
import { insertTestUser, quickHash } from '../../../accounts/testing/testUser.ts';
import type { User } from '../../../accounts/User.ts';
import type { DatabaseKind } from '../../../db/DatabaseKind.ts';
import { openTestShop, type TestShop } from '../../../testing/testShop.ts';
import { fastifyOptions } from '../../fastifyOptions.ts';
import { parseFields } from '../../request/fields.ts';
import { addApiRoutes } from '../addApiRoutes.ts';
import { type ApiClient, createApiClient } from './createApiClient.ts';

export const PASSWORD = 'correct horse battery';

export interface TestApi {
  readonly app: FastifyInstance;
  readonly shop: TestShop;
  readonly url: string;
  readonly uploads: string;
  readonly users: Readonly<Record<Role, User>>;
  /** The calls that were answered, and that were refused, by any client. */
  readonly used: { readonly answered: Set<string>; readonly refused: Set<string> };
  /** A developer with a token of such a user; without a role, one who has not logged in. */
  as(role: Role | null): ApiClient;
  readonly tokens: Readonly<Record<Role, string>>;
}

const SECRET = 'only for these tests';
const PLACE = { remember: false, userAgent: 'test', address: '127.0.0.1' };

/** A shop with a user of each role, and its API on a port of its own. */
export async function startApi(kind: DatabaseKind): Promise<TestApi> {
  const shop = await openTestShop(kind);
  const uploads = mkdtempSync(join(tmpdir(), 'vitrine-api-'));
  const app = Fastify(fastifyOptions);
  await app.register(cookie);
  await app.register(formbody, { parser: (text) => parseFields(text) as Record<string, unknown> });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async () => undefined);
  addApiRoutes(app, { shop, secret: SECRET, site: undefined as never }, { uploads });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  afterAll(async () => {
    await app.close();
    rmSync(uploads, { recursive: true, force: true });
  });
  const { users, tokens } = await enterAll(shop);
  const used = { answered: new Set<string>(), refused: new Set<string>() };
  const as = (role: Role | null) =>
    createApiClient(url, used, role ? { authorization: `Bearer ${tokens[role]}` } : {});
  return { app, shop, url, uploads, users, used, as, tokens };
}

async function enterAll(shop: TestShop) {
  const passwordHash = await quickHash(PASSWORD);
  const users: Partial<Record<Role, User>> = {};
  const tokens: Partial<Record<Role, string>> = {};
  for (const role of ['customer', 'editor', 'shop_manager', 'admin'] as const) {
    const user = await insertTestUser(shop, {
      role,
      passwordHash,
      login: role,
      email: `${role}@shop.example`,
    });
    users[role] = user;
    tokens[role] = (await startLogin(shop, user.id, PLACE))?.token ?? '';
  }
  return { users: users as Record<Role, User>, tokens: tokens as Record<Role, string> };
}
