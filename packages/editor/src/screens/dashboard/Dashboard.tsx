import { useSession } from '../../session/Session.tsx';
import { Content } from './Content.tsx';
import { ToDo } from './ToDo.tsx';
import { Trade } from './Trade.tsx';
import './dashboard.css';

/** What waits, what was sold, and for who has no orders what is theirs. */
export function Dashboard() {
  const { t, can } = useSession();
  return (
    <article className="page">
      <div className="head">
        <h1>{t('dashboard')}</h1>
      </div>
      {can('manageOrders') && <ToDo />}
      {can('manageOrders') && <Trade />}
      {can('seeDrafts') && <Content />}
    </article>
  );
}
