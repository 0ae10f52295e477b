import { inTransaction } from '../db/inTransaction.ts';
import { customerNoteMail } from './mails/orderMails.ts';
import { queueWritten } from '../mails/queueWritten.ts';
import type { Shop } from '../Shop.ts';
import { findOrder } from './findOrder.ts';
import { LONGEST_NOTE } from './limits.ts';
import { insertOrderNote, type OrderNoteKind } from './orderNotes.ts';
import type { TransitionContext } from './transition.ts';

/** Writes a note to an order; one for the customer is mailed too. False when there is no such order, or no text. */
export const addOrderNote = (
  shop: Shop,
  orderId: number,
  kind: Exclude<OrderNoteKind, 'system'>,
  content: string,
  context: Pick<TransitionContext, 'settings' | 'links'>,
): Promise<boolean> =>
  inTransaction(shop, async (within) => {
    const text = content.replace(/\0/g, '').trim().slice(0, LONGEST_NOTE);
    const order = await findOrder(within, orderId);
    if (!order || text === '') return false;
    const noteId = await insertOrderNote(within, orderId, kind, text);
    if (kind === 'customer' && order.billing.email) {
      const mail = customerNoteMail(order, { id: noteId, text }, context);
      await queueWritten(within, mail, context.settings);
    }
    return true;
  });
