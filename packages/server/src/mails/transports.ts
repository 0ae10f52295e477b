import { access, constants, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailTransport, OutgoingMail } from './MailTransport.ts';

/** A mail program is not waited for longer. */
const SMTP_MS = 30_000;

const message = ({ id, from, to, subject, html, text }: OutgoingMail) => ({
  from,
  to,
  subject,
  html,
  text,
  // The same when it is tried again, so that a reader's program can tell that it has it already.
  messageId: `<vitrine-${id}@${from.address.split('@')[1] ?? 'localhost'}>`,
});

/** By a mail server: `smtp://user:password@host:587`, `smtps://…`. */
function createSmtpTransport(url: string): MailTransport {
  const smtp = createTransport({
    url,
    connectionTimeout: SMTP_MS,
    greetingTimeout: SMTP_MS,
    socketTimeout: SMTP_MS,
  });
  return {
    kind: 'smtp',
    send: async (mail) => void (await smtp.sendMail(message(mail))),
    check: async () => void (await smtp.verify()),
    close: () => smtp.close(),
  };
}

/** Into a folder, one .eml file each: what a shop without a mail server has sent can be read there. */
export function createFolderTransport(folder: string): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true });
  return {
    kind: 'folder',
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.W_OK);
    },
    async send(mail) {
      const { message: eml } = await writer.sendMail(message(mail));
      // A mail may hold a link that opens somebody's account.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${mail.id}-${mail.kind.replace(/[^a-z_]/g, '')}.eml`);
      await writeFile(`${file}.part`, eml as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => writer.close(),
  };
}

/** The server that `VITRINE_SMTP_URL` names, else the folder. */
export const createMailTransport = (
  env: Readonly<Record<string, string | undefined>>,
  folder: string,
): MailTransport =>
  env['VITRINE_SMTP_URL'] ? createSmtpTransport(env['VITRINE_SMTP_URL']) : createFolderTransport(folder);
