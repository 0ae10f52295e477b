import type { ApiBody } from '@vitrine/contract/api';
import { Link } from 'wouter';
import { useApi } from '../api/queries.ts';
import { useSession } from '../session/Session.tsx';
import { Answer } from '../ui/States.tsx';
import { SalesChart } from './SalesChart.tsx';

type Stats = ApiBody<'readStats'>;

const DAYS = 30;

export function Dashboard() {
  const { t, can } = useSession();
  return (
    <article className="page">
      <div className="head">
        <h1>{t('dashboard')}</h1>
      </div>
      {can('manageOrders') && <Numbers />}
    </article>
  );
}

function Numbers() {
  const query = useApi('readStats', { query: { days: DAYS } });
  return (
    <Answer query={query}>
      {({ body }) => (
        <>
          <ToDo stats={body} />
          <Sales sales={body.sales} />
          <Totals stats={body} />
        </>
      )}
    </Answer>
  );
}

/** What waits for somebody, each with the way to it. */
function ToDo({ stats }: { readonly stats: Stats }) {
  const { t } = useSession();
  const orders = stats.orders['processing'] ?? 0;
  const all = [
    [orders, t('ordersToDo', { count: orders }), '/orders?status=processing'],
    [stats.reviewsOnHold, t('reviewsToDo', { count: stats.reviewsOnHold }), '/reviews'],
    [
      stats.products.outOfStock,
      t('outOfStock', { count: stats.products.outOfStock }),
      '/products?stockStatus=outofstock',
    ],
    [stats.mailsFailed, t('mailsFailed', { count: stats.mailsFailed }), null],
  ] as const;
  const waiting = all.filter(([count]) => count > 0);
  return (
    <section className="card" aria-labelledby="to-do">
      <h2 id="to-do">{t('toDo')}</h2>
      {waiting.length === 0 && <p>{t('nothingToDo')}</p>}
      <ul className="plain">
        {waiting.map(([, text, path]) => (
          <li key={text}>{path ? <Link href={path}>{text}</Link> : text}</li>
        ))}
      </ul>
    </section>
  );
}

function Sales({ sales }: Pick<Stats, 'sales'>) {
  const { t, money } = useSession();
  const net = sales.reduce((sum, day) => sum + day.total - day.refunded, 0);
  return (
    <section className="card" aria-labelledby="sales">
      <h2 id="sales">{t('sales', { days: DAYS })}</h2>
      <p className="big">{money(net)}</p>
      <SalesChart sales={sales} />
      <details>
        <summary>{t('salesTable')}</summary>
        <div className="table-box">
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{t('day')}</th>
                <th scope="col" className="number">
                  {t('orders')}
                </th>
                <th scope="col" className="number">
                  {t('items')}
                </th>
                <th scope="col" className="number">
                  {t('total')}
                </th>
                <th scope="col" className="number">
                  {t('refunded')}
                </th>
                <th scope="col" className="number">
                  {t('netSales')}
                </th>
              </tr>
            </thead>
            <tbody>
              {sales.map((day) => (
                <tr key={day.day}>
                  <th scope="row">{day.day}</th>
                  <td className="number">{day.orders}</td>
                  <td className="number">{day.items}</td>
                  <td className="number">{money(day.total)}</td>
                  <td className="number">{money(day.refunded)}</td>
                  <td className="number">{money(day.total - day.refunded)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
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
    <dl className="tiles">
      {totals.map(([name, count]) => (
        <div key={name} className="card">
          <dt>{name}</dt>
          <dd className="big">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
