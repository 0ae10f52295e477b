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
import { openDatabase } from '../../../db/openDatabase.ts';
import { plainReader } from '../../../documents/testing/plainReader.ts';
import { createFaultLog, type FaultLog } from '../../../faults/createFaultLog.ts';
import { createWorks } from '../../../jobs/createWorks.ts';
import { createTestShop, type TestShop } from '../../../testing/testShop.ts';
import { fastifyOptions } from '../../fastifyOptions.ts';
import { logOptions } from '../../ops/logOptions.ts';
import { parseFields } from '../../request/fields.ts';
import { createSiteAddress } from '../../address/siteAddress.ts';
import { createPageCache } from '../../pages/cache/createPageCache.ts';
import type { Operation } from '../../ServerContext.ts';
import { addApiRoutes } from '../addApiRoutes.ts';
import { type ApiClient, createApiClient } from './createApiClient.ts';
import { TEST_PASSWORD } from './testPassword.ts';
import { folderStore } from '../../../media/store/folderStore.ts';

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
  /** What was written to the log. */
  readonly faults: readonly string[];
  /** One more token. */
  enter(role: Role): Promise<string>;
}

const SECRET = 'only for these tests';
const PLACE = { remember: false, userAgent: 'test', address: '127.0.0.1' };

/** A shop with a user of each role, and its API on a port of its own. */
export async function startApi(kind: DatabaseKind): Promise<TestApi> {
  const { close, ...api } = await openApi(kind);
  afterAll(close);
  return api;
}

/** The same, for tests that need one after the other. */
export async function openApi(kind: DatabaseKind): Promise<TestApi & { close(): Promise<void> }> {
  const { shop, remove } = await createTestShop(kind);
  const uploads = mkdtempSync(join(tmpdir(), 'vitrine-api-'));
  const faults: string[] = [];
  const stream = { write: (line: string) => void faults.push(line) };
  const app = Fastify({ ...fastifyOptions, logger: { ...logOptions('error'), stream } });
  await app.register(cookie);
  await app.register(formbody, { parser: (text) => parseFields(text) as Record<string, unknown> });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async () => undefined);
  const faultLog = createFaultLog(shop);
  addApiRoutes(
    app,
    {
      shop,
      secret: SECRET,
      // The site reads and draws documents: that of a page says what it is drawn with.
      site: {
        documents: {
          reader: plainReader,
          writeTemplate: ({ text }: { text: string }) => ({ ok: true, name: 'template.json', text }),
          kindOf: () => 'page',
          notes: () => [],
          render: () => null,
        },
      } as never,
      sitePages: new Map(),
      fontPreloads: () => '',
      address: createSiteAddress(app, shop),
      operation: testOperation(shop, faultLog),
    },
    { uploads: folderStore(uploads) },
  );
  app.get('/', (_request, reply) => reply.type('text/html').send('<h1>Home</h1><script>1</script>'));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    await app.close();
    rmSync(uploads, { recursive: true, force: true });
    await remove();
  };
  const { users, tokens } = await enterAll(shop);
  const enter = (role: Role) => tokenOf(shop, users[role]);
  const used = { answered: new Set<string>(), refused: new Set<string>() };
  const as = (role: Role | null) =>
    createApiClient(url, used, role ? { authorization: `Bearer ${tokens[role]}` } : {});
  return { app, shop, url, uploads, users, used, as, tokens, enter, faults, close };
}

/** What the site is run with, as far as the API asks for it. */
function testOperation(shop: TestShop, faultLog: FaultLog): Operation {
  return {
    openAgain: () => openDatabase(shop.place),
    jobs: [{ name: 'tidy', everyMs: 1000, run: async () => {} }],
    mail: null,
    works: createWorks(shop, (error, name) => faultLog.note({ kind: 'job', route: name, error })),
    faults: faultLog,
    pages: createPageCache(shop),
  };
}

async function enterAll(shop: TestShop) {
  const passwordHash = await quickHash(TEST_PASSWORD);
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
    tokens[role] = await tokenOf(shop, user);
  }
  return { users: users as Record<Role, User>, tokens: tokens as Record<Role, string> };
}

const tokenOf = async (shop: TestShop, { id }: User): Promise<string> =>
  (await startLogin(shop, id, PLACE))?.token ?? '';
