import type { ApiBody } from '@vitrine/contract/api';
import { useEffect, useState } from 'react';
import { useApi, useChange } from '../../api/queries.ts';
import { OperationAction } from '../../commands/OperationAction.tsx';
import { messageText } from '../../session/messageText.ts';
import { useSession } from '../../session/Session.tsx';
import { Action } from '../../ui/Action.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Answer } from '../../ui/States.tsx';
import { TableBox } from '../../ui/TableBox.tsx';
import { DELIVERY_LOOKS } from './looks.ts';
import './deliveries.css';

type Row = ApiBody<'listWebhookDeliveries'>['items'][number];

/** What is on its way is looked at again after so long. */
const LOOK_MS = 2000;

const isOpen = ({ status }: Row): boolean => status === 'queued' || status === 'sending';

/** What was sent to a webhook, and what came back. */
export function Deliveries({ id }: { readonly id: number }) {
  const { t, moment } = useSession();
  const m = messageText();
  const query = useApi('listWebhookDeliveries', { params: { id } });
  const [shown, setShown] = useState<number | null>(null);
  const isWaiting = query.data?.body.items.some(isOpen) ?? false;
  const { refetch } = query;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void refetch(), LOOK_MS);
    return () => clearInterval(timer);
  }, [isWaiting, refetch]);
  return (
    <section className="card deliveries" aria-labelledby="deliveries-title">
      <h2 id="deliveries-title">{m('deliveries')}</h2>
      <Answer query={query}>
        {({ body }) =>
          body.items.length === 0 ? (
            <p>{m('noDeliveries')}</p>
          ) : (
            <TableBox hasStops>
              <table className="table">
                <thead>
                  <tr>
                    <th scope="col">{m('when')}</th>
                    <th scope="col">{m('about')}</th>
                    <th scope="col">{m('state')}</th>
                    <th scope="col">{m('answer')}</th>
                    <th scope="col">{m('show')}</th>
                  </tr>
                </thead>
                <tbody>
                  {body.items.map((delivery) => (
                    <tr key={delivery.id}>
                      <th scope="row">{moment(delivery.createdAt)}</th>
                      <td>{aboutOf(delivery, m('ping'))}</td>
                      <td>
                        <State delivery={delivery} />
                      </td>
                      <td>
                        {delivery.answerStatus}
                        {delivery.error && <small className="long">{delivery.error}</small>}
                      </td>
                      <td>
                        <OperationAction
                          id="showDelivery"
                          values={{ id: delivery.id }}
                          look="quiet"
                          isInRow
                          run={() => setShown(delivery.id)}
                        >
                          {m('show')}
                        </OperationAction>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </TableBox>
          )
        }
      </Answer>
      <Sheet
        isOpen={shown !== null}
        onClose={() => setShown(null)}
        label={m('delivery', { id: shown ?? 0 })}
        className="delivery"
      >
        {shown !== null && <Delivery id={id} deliveryId={shown} />}
        <Action onPress={() => setShown(null)}>{t('close')}</Action>
      </Sheet>
    </section>
  );
}

const aboutOf = ({ topic, resourceId }: Row, test: string): string =>
  topic === '' ? test : `${topic} ${resourceId ?? ''}`;

function State({ delivery }: { readonly delivery: Row }) {
  const { moment } = useSession();
  const m = messageText();
  const { status, tries, nextTryAt } = delivery;
  return (
    <>
      <Badge of={DELIVERY_LOOKS[status]}>{m(`delivery.${status}`)}</Badge>
      {tries > 0 && nextTryAt && <small className="long">{m('nextTry', { when: moment(nextTryAt) })}</small>}
    </>
  );
}

function Delivery({ id, deliveryId }: { readonly id: number; readonly deliveryId: number }) {
  const m = messageText();
  const query = useApi('readWebhookDelivery', { params: { id, deliveryId } });
  const again = useChange('sendWebhookAgain');
  return (
    <Answer query={query}>
      {({ body }) => (
        <>
          <h2>{m('delivery', { id: deliveryId })}</h2>
          <p>
            <State delivery={body} /> {m('tries')}: {body.tries}
          </p>
          <Wire
            title={m('request')}
            text={[...Object.entries(body.headers).map((pair) => pair.join(': ')), '', body.body].join('\n')}
          />
          <Wire
            title={m('answered')}
            text={[body.answerStatus, body.error, body.answer].filter(Boolean).join('\n')}
          />
          <OperationAction
            id="sendAgain"
            isDisabled={body.status === 'sending'}
            run={async () => {
              await again.mutateAsync({ params: { id, deliveryId } });
              return { said: m('sentAgain') };
            }}
          />
        </>
      )}
    </Answer>
  );
}

const Wire = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <>
    <h3>{title}</h3>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Who has no mouse scrolls it by keys. */}
    <pre className="wire" dir="ltr" tabIndex={0}>
      {text}
    </pre>
  </>
);
