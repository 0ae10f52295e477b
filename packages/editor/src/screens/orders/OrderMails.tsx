import type { ApiBody } from '@vitrine/contract/api';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { onceKey } from '../../api/onceKey.ts';
import { useApi, useChange } from '../../api/queries.ts';
import { type Done, OperationAction } from '../../commands/OperationAction.tsx';
import { runningLabels } from '../../session/runningText.ts';
import { useSession } from '../../session/Session.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Answer } from '../../ui/States.tsx';
import { MAIL_LOOKS } from '../mailLooks.ts';
import { orderTexts } from './orderTexts.ts';

type Mail = ApiBody<'listOrderMails'>['items'][number];

/** What was written about an order; each mail can be sent again, and its details as a new one. */
export function OrderMails({ id, email }: { readonly id: number; readonly email: string }) {
  const own = orderTexts();
  const query = useApi('listOrderMails', { params: { id } });
  const send = useChange('sendOrderDetails');
  const [once, setOnce] = useState(onceKey);
  async function sendDetails(): Promise<Done<'sendDetails'>> {
    await send.mutateAsync({ params: { id }, body: { once } });
    setOnce(onceKey());
    return { said: own('detailsSent', { email }) };
  }
  return (
    <section className="card">
      <h2>{own('mailsOf')}</h2>
      <Answer query={query}>
        {({ body }) =>
          body.items.length === 0 ? (
            <p>{own('noMails')}</p>
          ) : (
            <ul className="plain order-list">
              {body.items.map((mail) => (
                <OneMail key={mail.id} orderId={id} mail={mail} />
              ))}
            </ul>
          )
        }
      </Answer>
      {email && <OperationAction id="sendDetails" run={sendDetails} />}
    </section>
  );
}

function OneMail({ orderId, mail }: { readonly orderId: number; readonly mail: Mail }) {
  const { moment } = useSession();
  const own = orderTexts();
  const again = useChange('sendOrderMailAgain');
  const { id, subject, recipient, status, error, createdAt, sentAt } = mail;
  async function sendAgain(): Promise<Done<'sendMailAgain'>> {
    await again.mutateAsync({ params: { id: orderId, mailId: id } });
    return { said: own('sentAgain') };
  }
  return (
    <li className="order-mail">
      <div className="grow">
        <p dir="auto">{subject}</p>
        <small>
          <bdi>{recipient}</bdi> · <bdi>{moment(sentAt ?? createdAt)}</bdi>
        </small>{' '}
        <Badge of={MAIL_LOOKS[status]}>{runningLabels().option('status', status)}</Badge>
        {error && <small className="long">{error}</small>}
      </div>
      <OperationAction id="sendMailAgain" values={{ subject }} look="quiet" isInRow run={sendAgain}>
        <RotateCw size={16} aria-hidden="true" />
      </OperationAction>
    </li>
  );
}
