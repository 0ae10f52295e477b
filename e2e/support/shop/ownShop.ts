import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyDemoShop } from '../../../scripts/lib/demoShop.mjs';
import { forkSite, freePort, untilReady } from '../forkSite.ts';
import { api, EDITOR, logIn } from './api.ts';
import { createBrowserless, hiddenValue } from './createBrowserless.ts';

export interface OwnShop {
  readonly url: string;
  /** Its owner's. */
  readonly token: string;
  /** Sets a section of the settings over the API, as its owner does; what is not named has its default. */
  readonly set: (section: string, value: unknown) => Promise<void>;
  /** Puts a page document into it. */
  readonly addDocument: (document: object) => Promise<void>;
  /** What was sent to somebody, the last first. */
  readonly mailsTo: (recipient: string) => Promise<readonly Mail[]>;
  /** The text of the last mail of a kind that went out, as its file has it; '' while there is none. What opens an account stands nowhere else. */
  readonly letter: (kind: string) => string;
  /** Puts other items into its main menu. */
  readonly setMenu: (items: readonly object[]) => Promise<void>;
  /** A page whose text is a page document; gives where it is. */
  readonly show: (slug: string, document: object) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** One whose process can be killed, as a power cut would. */
export interface MortalShop extends OwnShop {
  readonly kill: () => Promise<void>;
  /** After that: the same shop at the same address. */
  readonly revive: () => Promise<void>;
}

export interface Mail {
  readonly subject: string;
  readonly plain: string;
}

const ENV = { NODE_ENV: 'production', VITRINE_WEBHOOKS_INSIDE: '1' };

/** A demo shop of one's own, whose settings may be changed while others test theirs. Runs beside the others' (startSite.mjs). */
export async function startOwnShop(): Promise<OwnShop> {
  const { url, folder, path } = await askSite<{ url: string; folder: string; path: string }>(
    'POST',
    '/shops',
    ENV,
  );
  return openTo(url, folder, () => askSite('DELETE', path));
}

/** The same in a process of its own. */
export async function startMortalShop(): Promise<MortalShop> {
  const folder = await copyDemoShop();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const run = (): ChildProcess =>
    forkSite({ ...ENV, PORT: String(port), VITRINE_URL: url, VITRINE_DATA: folder }, 'inherit');
  let child = run();
  await untilReady(url, child);
  const shop = await openTo(url, folder, async () => {
    await end(child, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    ...shop,
    kill: () => end(child, 'SIGKILL'),
    async revive() {
      child = run();
      await untilReady(url, child);
    },
  };
}

/** What tests do with a shop that runs. */
async function openTo(url: string, folder: string, stop: () => Promise<void>): Promise<OwnShop> {
  const database = join(folder, 'vitrine.db');
  const token = await becomeOwner(url, database);
  const put = async (path: string, value: unknown): Promise<void> => {
    const answer = await api(url, token, 'PUT', path, value, '*');
    if (!answer.ok) throw new Error(await answer.text());
  };
  return {
    url,
    token,
    set: (section, value) => put(`/settings/${section}`, value),
    async addDocument(document) {
      const answer = await api(url, token, 'POST', '/documents', document);
      if (!answer.ok) throw new Error(await answer.text());
    },
    setMenu: (items) => put('/menus/main', { name: 'Main menu', items }),
    show: (slug, document) => showDocument(url, token, slug, document),
    mailsTo: (recipient) => askSite('POST', '/mails', { database, recipient }),
    letter: (kind) => lastLetter(join(folder, 'mails'), kind),
    stop,
  };
}

/** Has startSite.mjs do what takes the server's own code. */
async function askSite<T = void>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${process.env['VITRINE_SHOPS_PORT']}${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as T;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  // Nobody tells twice that it has ended.
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill(signal);
  await ended;
}

/** Files are named by number and kind. */
function lastLetter(folder: string, kind: string): string {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(`-${kind}.eml`)) : [];
  const [last] = files.toSorted((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10));
  if (last === undefined) return '';
  const written = readFileSync(join(folder, last), 'utf8');
  return written
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Makes a page of a document, as its owner does, and gives where it is. */
async function showDocument(url: string, token: string, slug: string, document: object): Promise<string> {
  const create = async (path: string, value: unknown): Promise<number> => {
    const answer = await api(url, token, 'POST', path, value);
    if (!answer.ok) throw new Error(await answer.text());
    return ((await answer.json()) as { id: number }).id;
  };
  const documentId = await create('/documents', { kind: 'page', slug, status: 'publish', document });
  await create('/pages', { slug, title: slug, status: 'publish', documentId });
  return `${url}/${slug}/`;
}

/** Registers somebody who may do everything; gives the token that says so. */
async function becomeOwner(url: string, database: string): Promise<string> {
  const guest = createBrowserless(url);
  const nonce = 'woocommerce-register-nonce';
  await guest.post('/my-account/', {
    ...EDITOR,
    [nonce]: hiddenValue(await guest.get('/my-account/'), nonce),
  });
  await askSite('POST', '/owners', { database, email: EDITOR.email });
  return logIn(url);
}
