import { type ApiBody, apiEndpoints } from '@vitrine/contract/api';
import { Link, useParams } from 'wouter';
import { api } from '../../api/api.ts';
import { useApi, useChange } from '../../api/queries.ts';
import { OperationAction } from '../../commands/OperationAction.tsx';
import { optionLabel } from '../../form/labels.ts';
import { StoredItem } from '../../form/StoredItem.tsx';
import { peopleText } from '../../session/peopleText.ts';
import { browserName } from '../../session/browserName.ts';
import { useSession } from '../../session/Session.tsx';
import { AddressCard } from '../../ui/AddressCard.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Answer } from '../../ui/States.tsx';
import { TableBox } from '../../ui/TableBox.tsx';
import { statusLabel } from '../orders/status.ts';
import { NewUser } from './NewUser.tsx';
import { peopleLabels } from './roles.ts';

type UserBody = ApiBody<'readUser'>;

/** Of the page of one: the last ones say most. */
const SHOWN_ORDERS = 10;

export function User() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewUser /> : <StoredUser id={id} />;
}

function StoredUser({ id }: { readonly id: string }) {
  const { can } = useSession();
  const query = useApi('readUser', { params: { id } });
  return can('manageUsers') ? (
    <EditedUser id={id} query={query} />
  ) : (
    <Answer query={query}>{({ body }) => <SeenUser user={body} />}</Answer>
  );
}

type Details = Pick<UserBody, 'email' | 'displayName' | 'firstName' | 'lastName' | 'role'>;

interface EditedUserProps {
  readonly id: string;
  readonly query: ReturnType<typeof useApi<'readUser'>>;
}

function EditedUser({ id, query }: EditedUserProps) {
  const { t } = useSession();
  const p = peopleText();
  return (
    <StoredItem
      name={`user:${id}`}
      query={query}
      titleOf={({ displayName }) => displayName}
      storedOf={({ email, displayName, firstName, lastName, role }): Details => ({
        email,
        displayName,
        firstName,
        lastName,
        role,
      })}
      formOf={(user) => ({
        schemas: apiEndpoints.updateUser.body.entries,
        groups: [
          { title: p('details'), names: ['displayName', 'firstName', 'lastName'] },
          { title: p('account'), names: ['email', 'role'] },
        ],
        labels: peopleLabels(t),
        children: () => <Rest user={user} />,
      })}
      saves="updateUser"
      save={(changes, { tag }) => api('updateUser', { params: { id }, match: tag, body: changes })}
      renderActions={(user) => (
        <>
          {user.isBlocked && <Badge of="failed">{p('blocked')}</Badge>}
          <Blocking user={user} />
        </>
      )}
    />
  );
}

/** For those who look after orders, and not after users. */
function SeenUser({ user }: { readonly user: UserBody }) {
  const p = peopleText();
  return (
    <article className="page">
      <div className="head">
        <h1>{user.displayName}</h1>
        {user.isBlocked && <Badge of="failed">{p('blocked')}</Badge>}
      </div>
      <Rest user={user} />
    </article>
  );
}

/** What is known of them beside what can be changed. */
function Rest({ user }: { readonly user: UserBody }) {
  const { t, can } = useSession();
  const p = peopleText();
  return (
    <div className="columns">
      <div>
        <Facts user={user} />
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
      <OperationAction
        id="unblock"
        run={async () => {
          await unblock.mutateAsync({ params: { id } });
          return { said: p('isUnblocked', { name }) };
        }}
      />
    );
  return (
    <OperationAction
      id="block"
      question={p('reallyBlock', { name })}
      run={async () => {
        await block.mutateAsync({ params: { id } });
        return { said: p('isBlocked', { name }) };
      }}
    />
  );
}

function Facts({ user }: { readonly user: UserBody }) {
  const { t, moment, money, can } = useSession();
  const p = peopleText();
  const facts = [
    [p('userName'), user.login],
    ...(can('manageUsers')
      ? []
      : [
          [t('email'), user.email] as const,
          [t('name'), `${user.firstName} ${user.lastName}`.trim()] as const,
          [t('role'), optionLabel(t, 'role', user.role)] as const,
        ]),
    [t('since'), moment(user.createdAt)],
    [p('ordersPaid'), String(user.orders.count)],
    [p('spent'), money(user.orders.total)],
  ] as const;
  return (
    <section className="card">
      <h2>{p('known')}</h2>
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
    </section>
  );
}

function LastOrders({ id }: { readonly id: number }) {
  const { t, moment, money } = useSession();
  const p = peopleText();
  const query = useApi('listOrders', { query: { userId: String(id), perPage: SHOWN_ORDERS } });
  return (
    <section className="card" aria-labelledby="orders-title">
      <h2 id="orders-title">{p('orders')}</h2>
      <Answer query={query}>
        {({ body }) =>
          body.items.length === 0 ? (
            <p>{p('noOrders')}</p>
          ) : (
            <TableBox hasStops>
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
            </TableBox>
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
    <section className="card" aria-labelledby="logins-title">
      <h2 id="logins-title">{p('logins')}</h2>
      <Answer query={query}>
        {({ body }) =>
          body.items.length === 0 ? (
            <p>{p('noLogins')}</p>
          ) : (
            <>
              <TableBox>
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
                          <span title={login.userAgent}>{browserName(login.userAgent) || '–'}</span>
                        </th>
                        <td>{login.address}</td>
                        <td>{moment(login.seenAt)}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </TableBox>
              <OperationAction
                id="endLogins"
                question={p('reallyEndLogins', { name })}
                run={async () => {
                  await end.mutateAsync({ params: { id } });
                  return { said: p('loginsEnded') };
                }}
              />
            </>
          )
        }
      </Answer>
    </section>
  );
}
