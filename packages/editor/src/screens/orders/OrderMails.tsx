import type { ApiBody } from '@vitrine/contract/api';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { onceKey } from '../../api/onceKey.ts';
import { useApi, useChange } from '../../api/queries.ts';
import { runningLabels } from '../../session/runningText.ts';
import { useSession } from '../../session/Session.tsx';
import { Action } from '../../ui/Action.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Answer } from '../../ui/States.tsx';
import { tell, tellFault } from '../../ui/toasts.tsx';
import { MAIL_LOOKS } from '../mailLooks.ts';
import { orderTexts } from './orderTexts.ts';

type Mail = ApiBody<'listOrderMails'>['items'][number];

/** What was written about an order; each mail can be sent again, and its details as a new one. */
export function OrderMails({ id, email }: { readonly id: number; readonly email: string }) {
  const own = orderTexts();
  const query = useApi('listOrderMails', { params: { id } });
  const send = useChange('sendOrderDetails');
  const [once, setOnce] = useState(onceKey);
  const sendDetails = () =>
    send.mutate(
      { params: { id }, body: { once } },
      {
        onSuccess: () => {
          setOnce(onceKey());
          tell(own('detailsSent', { email }));
        },
        onError: tellFault,
      },
    );
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
      {email && (
        <Action isPending={send.isPending} onPress={sendDetails}>
          {own('sendDetails')}
        </Action>
      )}
    </section>
  );
}

function OneMail({ orderId, mail }: { readonly orderId: number; readonly mail: Mail }) {
  const { moment } = useSession();
  const own = orderTexts();
  const again = useChange('sendOrderMailAgain');
  const { id, subject, recipient, status, error, createdAt, sentAt } = mail;
  const sendAgain = () =>
    again.mutate(
      { params: { id: orderId, mailId: id } },
      { onSuccess: () => tell(own('sentAgain')), onError: tellFault },
    );
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
      <Action
        look="quiet"
        aria-label={own('sendAgain', { subject })}
        isPending={again.isPending}
        onPress={sendAgain}
      >
        <RotateCw size={16} aria-hidden="true" />
      </Action>
    </li>
  );
}
