import type { ApiBody } from '@vitrine/contract/api';
import { useSession } from '../../session/Session.tsx';
import { orderTexts } from './orderTexts.ts';

/** What went back, when, by whom and why. */
export function OrderRefunds({ order }: { readonly order: ApiBody<'readOrder'> }) {
  const { money, moment } = useSession();
  const own = orderTexts();
  if (order.refunds.length === 0) return null;
  const nameOf = (itemId: number): string => order.items.find(({ id }) => id === itemId)?.name ?? '';
  return (
    <section className="card">
      <h2>{own('refunds')}</h2>
      <ol className="plain order-list">
        {order.refunds.map(({ id, amount, reason, by, createdAt, items }) => {
          const restocked = items.reduce((all, item) => all + item.restocked, 0);
          return (
            <li key={id}>
              <p>
                <strong>{money(amount)}</strong> <bdi>{reason}</bdi>
              </p>
              <p>
                {items
                  .map(({ itemId, quantity }) => own('refundPieces', { name: nameOf(itemId), quantity }))
                  .join(', ')}
                {restocked > 0 && ` · ${own('restocked', { count: restocked })}`}
              </p>
              <small>
                {moment(createdAt)} {by && `· ${own('refundBy', { name: by })}`}
              </small>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
