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

/** PostgreSQL refuses to run as root; its package has made a user for it. @returns {{ uid: number, gid: number } | {}} */
function whoRuns() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (/** @type {string} */ flag) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/**
 * A PostgreSQL of its own in a temporary folder, reached by a socket in it; gone when it is stopped. Null when the system has none.
 * @param {{ isDurable?: boolean }} [options] whether it waits for the disk; default false
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | null>}
 */
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
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise((done) => server.once('exit', done));
  await ready(server);
  const kill = () => server.kill('SIGQUIT');
  process.once('exit', kill);
  return {
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      process.off('exit', kill);
      // At once: there is nothing to keep.
      server.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
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
