import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/** Where PostgreSQL's programs are, or null. Debian keeps them out of the path, by version. */
function findPrograms() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  if (existsSync(DEBIAN))
    for (const version of readdirSync(DEBIAN).sort().toReversed())
      folders.unshift(join(DEBIAN, version, 'bin'));
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ??
    null
  );
}

export const hasPostgres = () => findPrograms() !== null;

/** PostgreSQL refuses to run as root; its package has made a user for it. @returns {{ uid: number, gid: number } | {}} */
function whoRuns() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (/** @type {string} */ flag) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** @type {typeof import('./postgres.d.mts').startPostgres} */
export async function startPostgres({ isDurable = false } = {}) {
  const programs = findPrograms();
  if (!programs) return null;
  const who = whoRuns();
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-postgres-'));
  if ('uid' in who) chownSync(folder, who.uid, who.gid);
  const data = join(folder, 'data');
  const options = { ...who, cwd: folder, env: { ...process.env, LC_ALL: 'C', LANG: 'C' } };
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      ...options,
      stdio: 'pipe',
    },
  );
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    ...(!isDurable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    max_connections: '200',
  };
  const args = [
    '-D',
    data,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const start = () =>
    spawn(join(programs, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let server = start();
  await ready(server);
  // At once: there is nothing to keep.
  const kill = () => server.kill('SIGQUIT');
  process.once('exit', kill);
  return {
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      process.off('exit', kill);
      const ended = endOf(server);
      kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
    crash: () => crash(server),
    restart: async () => {
      server = start();
      await ready(server);
    },
  };
}

/** @param {import('node:child_process').ChildProcess} server */
const endOf = (server) =>
  new Promise((done) => {
    if (server.exitCode !== null || server.signalCode !== null) done(undefined);
    else server.once('exit', done);
  });

/** @param {import('node:child_process').ChildProcess} server */
async function crash(server) {
  const ended = endOf(server);
  const own = processes().filter(({ parent }) => parent === server.pid);
  server.kill('SIGKILL');
  for (const { pid } of own) killNow(pid);
  await ended;
  // One that lives on holds the memory that the next server wants.
  const isOwn = (/** @type {{ pid: number }} */ one) => own.some(({ pid }) => pid === one.pid);
  while (processes().some(isOwn)) await new Promise((done) => setTimeout(done, 5));
}

/** Those that run: one that ended stays in the list, as Z, until somebody has asked how. */
const processes = () =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , state = 'Z']) => !state.startsWith('Z'))
    .map(([pid, parent]) => ({ pid: Number(pid), parent: Number(parent) }));

/** @param {number} pid */
function killNow(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself meanwhile.
  }
}

/** @param {import('node:child_process').ChildProcessByStdio<null, null, import('node:stream').Readable>} server */
function ready(server) {
  return new Promise((done, fail) => {
    let told = '';
    server.stderr.on('data', (text) => {
      told += String(text);
      if (told.includes('ready to accept connections')) done(undefined);
    });
    server.once('exit', () => fail(new Error(`PostgreSQL did not start:\n${told}`)));
  });
}
