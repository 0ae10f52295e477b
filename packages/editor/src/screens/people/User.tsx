import type { ApiAnswer, ApiBody } from '@vitrine/contract/api';
import { Link, useParams } from 'wouter';
import { api } from '../../api/api.ts';
import { useApi, useChange, useRefresh } from '../../api/queries.ts';
import { optionLabel } from '../../form/labels.ts';
import { useSaving } from '../../form/useSaving.ts';
import { peopleText } from '../../session/peopleText.ts';
import { useSession } from '../../session/Session.tsx';
import { AddressCard } from '../../ui/AddressCard.tsx';
import { Action } from '../../ui/Action.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Choice } from '../../ui/fields.tsx';
import { Answer } from '../../ui/States.tsx';
import { tell, tellFault } from '../../ui/toasts.tsx';
import { statusLabel } from '../orders/status.ts';
import { NewUser } from './NewUser.tsx';
import { type Role, ROLES } from './roles.ts';

type UserBody = ApiBody<'readUser'>;

/** Of the page of one: the last ones say most. */
const SHOWN_ORDERS = 10;

export function User() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewUser /> : <StoredUser id={id} />;
}

function StoredUser({ id }: { readonly id: string }) {
  const query = useApi('readUser', { params: { id } });
  return <Answer query={query}>{(answer) => <Shown {...answer} />}</Answer>;
}

function Shown({ body: user, tag }: ApiAnswer<'readUser'>) {
  const { t, can } = useSession();
  const p = peopleText();
  return (
    <article className="page">
      <div className="head">
        <h1>{user.displayName}</h1>
        {user.isBlocked && <Badge of="failed">{p('blocked')}</Badge>}
        <div className="row">{can('manageUsers') && <Blocking user={user} />}</div>
      </div>
      <div className="columns">
        <div>
          <Details user={user} tag={tag} />
          {can('manageOrders') && <LastOrders id={user.id} />}
          {can('manageUsers') && <Logins user={user} />}
        </div>
        <aside>
          <AddressCard title={t('billing')} address={user.billing} />
          <AddressCard title={t('shipping')} address={user.shipping} />
          {can('manageUsers') && (
            <section className="card">
              <h2>{t('privacy')}</h2>
              <Link href={`/privacy?email=${encodeURIComponent(user.email)}`}>{p('privacyOf')}</Link>
            </section>
          )}
        </aside>
      </div>
    </article>
  );
}

function Blocking({ user: { id, displayName: name, isBlocked } }: { readonly user: UserBody }) {
  const p = peopleText();
  const { user } = useSession();
  const block = useChange('blockUser');
  const unblock = useChange('unblockUser');
  if (user.id === id) return null;
  if (isBlocked)
    return (
      <Action
        onPress={() =>
          unblock.mutate(
            { params: { id } },
            { onSuccess: () => tell(p('isUnblocked', { name })), onError: tellFault },
          )
        }
      >
        {p('unblock')}
      </Action>
    );
  return (
    <Confirm
      question={p('reallyBlock', { name })}
      yes={p('block')}
      onYes={() =>
        block.mutate(
          { params: { id } },
          { onSuccess: () => tell(p('isBlocked', { name })), onError: tellFault },
        )
      }
    >
      {p('block')}
    </Confirm>
  );
}

function Details({ user, tag }: { readonly user: UserBody; readonly tag: string }) {
  const { t, moment, money, can } = useSession();
  const p = peopleText();
  const saving = useSaving();
  const refresh = useRefresh();
  const setRole = (role: Role) =>
    void saving.save(async () => {
      await api('setUserRole', { params: { id: user.id }, match: tag, body: { role } });
      await refresh('setUserRole');
    }, t('roleChanged'));
  const facts = [
    [p('userName'), user.login],
    [t('email'), user.email],
    [t('name'), `${user.firstName} ${user.lastName}`.trim()],
    [t('since'), moment(user.createdAt)],
    [p('ordersPaid'), String(user.orders.count)],
    [p('spent'), money(user.orders.total)],
    ...(can('manageUsers') ? [] : [[t('role'), optionLabel(t, 'role', user.role)] as const]),
  ] as const;
  return (
    <section className="card">
      <h2>{p('details')}</h2>
      <dl className="facts">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {can('manageUsers') && (
        <Choice
          label={t('role')}
          value={user.role}
          error={saving.errorOf('role')}
          onChange={(role) => {
            if (role !== user.role) setRole(role as Role);
          }}
          options={ROLES.map((role) => ({ id: role, label: optionLabel(t, 'role', role) }))}
        />
      )}
      <p role="alert" className="refusal">
        {saving.isConflict ? t('conflict') : saving.refusal}
      </p>
    </section>
  );
}

function LastOrders({ id }: { readonly id: number }) {
  const { t, moment, money } = useSession();
  const p = peopleText();
  const query = useApi('listOrders', { query: { userId: String(id), perPage: SHOWN_ORDERS } });
  return (
    <section className="card table-box" aria-labelledby="orders-title">
      <h2 id="orders-title">{p('orders')}</h2>
      <Answer query={query}>
        {({ body }) =>
          body.items.length === 0 ? (
            <p>{p('noOrders')}</p>
          ) : (
            <table className="table">
              <thead>
                <tr>
                  <th scope="col">{t('orderId')}</th>
                  <th scope="col">{t('status')}</th>
                  <th scope="col">{t('date')}</th>
                  <th scope="col" className="number">
                    {t('total')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {body.items.map((order) => (
                  <tr key={order.id}>
                    <th scope="row">
                      <Link href={`/orders/${order.id}`}>#{order.id}</Link>
                    </th>
                    <td>
                      <Badge of={order.status}>{statusLabel(t, order.status)}</Badge>
                    </td>
                    <td>{moment(order.createdAt)}</td>
                    <td className="number">{money(order.total)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </Answer>
    </section>
  );
}

function Logins({ user: { id, displayName: name } }: { readonly user: UserBody }) {
  const { moment } = useSession();
  const p = peopleText();
  const query = useApi('listUserLogins', { params: { id } });
  const end = useChange('revokeUserLogins');
  return (
    <section className="card table-box" aria-labelledby="logins-title">
      <h2 id="logins-title">{p('logins')}</h2>
      <Answer query={query}>
        {({ body }) =>
          body.items.length === 0 ? (
            <p>{p('noLogins')}</p>
          ) : (
            <>
              <table className="table">
                <thead>
                  <tr>
                    <th scope="col">{p('browser')}</th>
                    <th scope="col">{p('address')}</th>
                    <th scope="col">{p('seen')}</th>
                  </tr>
                </thead>
                <tbody>
                  {body.items.map((login) => (
                    <tr key={login.id}>
                      <th scope="row">
                        <span className="long">{login.userAgent || '–'}</span>
                      </th>
                      <td>{login.address}</td>
                      <td>{moment(login.seenAt)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <Confirm
                question={p('reallyEndLogins', { name })}
                yes={p('endLogins')}
                onYes={() =>
                  end.mutate(
                    { params: { id } },
                    { onSuccess: () => tell(p('loginsEnded')), onError: tellFault },
                  )
                }
              >
                {p('endLogins')}
              </Confirm>
            </>
          )
        }
      </Answer>
    </section>
  );
}
