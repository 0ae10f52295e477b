import type { ApiBody } from '@vitrine/contract/api';
import { Link } from 'wouter';
import { useApi } from '../../api/queries.ts';
import { useSession } from '../../session/Session.tsx';
import { toolTexts } from '../../session/toolTexts.ts';
import { Answer } from '../../ui/States.tsx';

type Stats = ApiBody<'readStats'>;

/** Sales by day are asked for apart. */
export const WAITING = { query: { days: 1 } } as const;

/** What waits for somebody, and how much there is. */
export function ToDo() {
  const query = useApi('readStats', WAITING);
  return (
    <Answer query={query}>
      {({ body }) => (
        <div className="side-by-side">
          <Waiting stats={body} />
          <LowStock lowStock={body.lowStock} />
          <Totals stats={body} />
        </div>
      )}
    </Answer>
  );
}

/** Each with the way to it. */
function Waiting({ stats }: { readonly stats: Stats }) {
  const { t } = useSession();
  const d = toolTexts();
  const orders = stats.orders['processing'] ?? 0;
  const all = [
    [orders, t('ordersToDo', { count: orders }), '/orders?status=processing'],
    [stats.reviewsOnHold, t('reviewsToDo', { count: stats.reviewsOnHold }), '/reviews'],
    [stats.commentsOnHold, d('commentsToDo', { count: stats.commentsOnHold }), '/comments'],
    [
      stats.products.outOfStock,
      t('outOfStock', { count: stats.products.outOfStock }),
      '/products?stockStatus=outofstock',
    ],
    [stats.mailsFailed, t('mailsFailed', { count: stats.mailsFailed }), '/mails?status=failed'],
  ] as const;
  const waiting = all.filter(([count]) => count > 0);
  return (
    <section className="card" aria-labelledby="to-do">
      <h2 id="to-do">{t('toDo')}</h2>
      {waiting.length === 0 && <p>{t('nothingToDo')}</p>}
      <ul className="plain">
        {waiting.map(([, text, path]) => (
          <li key={text}>
            <Link href={path}>{text}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LowStock({ lowStock: { count, products } }: Pick<Stats, 'lowStock'>) {
  const d = toolTexts();
  if (count === 0) return null;
  return (
    <section className="card" aria-labelledby="low-stock">
      <h2 id="low-stock">{d('lowStock')}</h2>
      <ul className="plain">
        {products.map(({ id, name, quantity }) => (
          <li key={`${id} ${name}`} className="row between named">
            <Link href={`/products/${id}`}>{name}</Link>
            <span>{d('left', { count: quantity })}</span>
          </li>
        ))}
      </ul>
      {count > products.length && <p className="soft">{d('moreLow', { count: count - products.length })}</p>}
    </section>
  );
}

function Totals({ stats }: { readonly stats: Stats }) {
  const { t } = useSession();
  const totals = [
    [t('published'), stats.products.published],
    [t('drafts'), stats.products.drafts],
    [t('customers'), stats.customers],
  ] as const;
  return (
    <dl className="card facts totals">
      {totals.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="big">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
