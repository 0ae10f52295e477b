import { lazy, Suspense } from 'react';
import { useApi } from '../../api/queries.ts';
import { useSession } from '../../session/Session.tsx';
import { Loading } from '../../ui/States.tsx';
import { Content } from './Content.tsx';
import { ToDo, WAITING } from './ToDo.tsx';
import './dashboard.css';

/** Each a file of its own: charts are heavy, and who has sold nothing has none. */
const Trade = lazy(async () => ({ default: (await import('./Trade.tsx')).Trade }));
const FirstSteps = lazy(async () => ({ default: (await import('./FirstSteps.tsx')).FirstSteps }));

/** What waits, what was sold, and for who has no orders what is theirs. */
export function Dashboard() {
  const { t, can } = useSession();
  return (
    <article className="page">
      <div className="head">
        <h1>{t('dashboard')}</h1>
      </div>
      {can('manageOrders') && <Trading />}
      {can('seeDrafts') && <Content />}
    </article>
  );
}

/** What waits, and sales; where there were none at all, first what leads to them. */
function Trading() {
  const { data } = useApi('readStats', WAITING);
  if (!data) return <ToDo />;
  const hasSold = Object.values(data.body.orders).some((count) => count > 0);
  return hasSold ? (
    <>
      <ToDo />
      <Suspense fallback={<Loading />}>
        <Trade />
      </Suspense>
    </>
  ) : (
    <Suspense fallback={<Loading />}>
      <FirstSteps products={data.body.products.published} />
      <ToDo />
    </Suspense>
  );
}
