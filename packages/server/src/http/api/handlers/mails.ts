import { findMail, listMails, type MailHead } from '../../../mails/listMails.ts';
import { sendAgain } from '../../../mails/sendAgain.ts';
import type { Shop } from '../../../Shop.ts';
import type { Handlers } from '../ApiCall.ts';
import { shown, unsaved } from '../answer/Outcome.ts';
import { written } from '../views/written.ts';

const view = (mail: MailHead) => written(mail, 'createdAt', 'sentAt');

const read = async (shop: Shop, id: number) => {
  const mail = await findMail(shop, id);
  return mail && { value: view(mail) };
};

export const mailHandlers = {
  async listMails({ shop, query }) {
    const { items, total } = await listMails(shop, query);
    return { kind: 'list', items: items.map(view), total };
  },
  readMail: async ({ shop, params }) => shown(await read(shop, params.id)),
  async sendMailAgain({ shop, params: { id } }) {
    const queued = await sendAgain(shop, id);
    return queued.ok ? shown(await read(shop, id)) : unsaved(queued);
  },
} satisfies Partial<Handlers>;
