import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFolderTransport, createMailTransport } from './transports.ts';

const ANSWERS: Readonly<Record<string, string>> = {
  EHLO: '250 shop',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  QUIT: '221 bye',
};

let server: Server;
let heard = '';

/** As much of a mail server as one mail needs. */
beforeAll(async () => {
  server = createServer((socket) => {
    let isData = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      heard += chunk;
      if (isData && heard.includes('\r\n.\r\n')) {
        isData = false;
        socket.write('250 taken\r\n');
      }
      if (isData) return;
      const answer = ANSWERS[String(chunk).slice(0, 4)];
      if (!answer) return;
      socket.write(`${answer}\r\n`);
      isData = answer.startsWith('354');
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => void server.close());

it('hands mails to the server that the environment names', async () => {
  const { port } = server.address() as AddressInfo;
  const transport = createMailTransport({ VITRINE_SMTP_URL: `smtp://127.0.0.1:${port}` }, '/nowhere');
  await transport.send({
    id: 7,
    kind: 'test',
    from: { name: 'Shop', address: 'shop@example.com' },
    to: 'ann@example.com',
    subject: 'Grüße\r\nBcc: x@example.com',
    html: '<p>Hello</p>',
    text: 'Hello',
  });
  transport.close();
  expect(heard).toContain('RCPT TO:<ann@example.com>');
  expect(heard).toContain('Message-ID: <vitrine-7@example.com>');
  expect(heard).not.toMatch(/^Bcc:/m);
});

it('a mail server that does not answer makes sending fail, not hang', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => closed.once('listening', done));
  const { port } = closed.address() as AddressInfo;
  await new Promise((done) => closed.close(done));
  const transport = createMailTransport({ VITRINE_SMTP_URL: `smtp://127.0.0.1:${port}` }, '/nowhere');
  const mail = {
    id: 1,
    kind: 't',
    from: { name: '', address: 'a@b.c' },
    to: 'd@e.f',
    subject: '',
    html: '',
    text: '',
  };
  await expect(transport.send(mail)).rejects.toThrow(/ECONNREFUSED/);
});

it('writes mails that only their owner can read', async () => {
  const base = await mkdtemp(join(tmpdir(), 'vitrine-mails-'));
  const folder = join(base, 'mails');
  await createFolderTransport(folder).send({
    id: 1,
    kind: 'customer_reset_password',
    from: { name: 'Shop', address: 'shop@example.com' },
    to: 'ann@example.com',
    subject: 'Hello',
    html: '<p>Hello</p>',
    text: 'Hello',
  });
  const modes = await Promise.all(
    [folder, ...(await readdir(folder)).map((name) => join(folder, name))].map(
      async (path) => (await stat(path)).mode & 0o777,
    ),
  );
  expect(modes).toEqual([0o700, 0o600]);
  await rm(base, { recursive: true });
});
