import { type ApiBody, apiEndpoints } from '@vitrine/contract/api';
import { useLocation } from 'wouter';
import { api } from '../../api/api.ts';
import { useApi, useChange, useRefresh } from '../../api/queries.ts';
import { CommandAction } from '../../commands/CommandAction.tsx';
import { OperationAction } from '../../commands/OperationAction.tsx';
import { ItemForm } from '../../form/ItemForm.tsx';
import { optionLabel } from '../../form/labels.ts';
import { List, type ListColumn } from '../../list/List.tsx';
import { useListState } from '../../list/useListState.ts';
import { peopleText } from '../../session/peopleText.ts';
import { useSession } from '../../session/Session.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { peopleLabels, type Role } from './roles.ts';

type Row = ApiBody<'listInvitations'>['items'][number];

/** Who was asked to join and has not come yet. */
export function Invitations() {
  const { t, moment } = useSession();
  const p = peopleText();
  const state = useListState();
  const query = useApi('listInvitations', { query: { page: state.page } });
  const again = useChange('sendInvitationAgain');
  const withdraw = useChange('withdrawInvitation');
  const columns: readonly ListColumn<Row>[] = [
    { id: 'email', label: t('email'), isName: true, render: ({ email }) => email },
    { id: 'role', label: t('role'), render: ({ role }) => optionLabel(t, 'role', role) },
    { id: 'by', label: p('invitedBy'), render: ({ invitedBy }) => invitedBy },
    { id: 'sent', label: p('sent'), render: ({ sentAt }) => moment(sentAt) },
    { id: 'ends', label: p('endsAt'), render: ({ expiresAt }) => moment(expiresAt) },
    {
      id: 'status',
      label: p('status'),
      render: ({ isExpired }) => (
        <Badge of={isExpired ? 'failed' : 'pending'}>{p(isExpired ? 'expired' : 'open')}</Badge>
      ),
    },
    {
      id: 'actions',
      label: p('actions'),
      render: ({ id, email }) => (
        <div className="row">
          <OperationAction
            id="sendInvitationAgain"
            values={{ name: email }}
            isInRow
            run={async () => {
              await again.mutateAsync({ params: { id } });
              return { said: p('isSentAgain') };
            }}
          >
            {p('sendAgain')}
          </OperationAction>
          <OperationAction
            id="withdrawInvitation"
            values={{ name: email }}
            isInRow
            question={p('reallyWithdraw', { name: email })}
            run={async () => {
              await withdraw.mutateAsync({ params: { id } });
              return { said: p('withdrawn') };
            }}
          >
            {p('withdraw')}
          </OperationAction>
        </div>
      ),
    },
  ];
  return (
    <List
      id="invitations"
      title={t('invitations')}
      state={state}
      query={{ ...query, data: query.data?.body }}
      columns={columns}
      actions={<CommandAction id="invite" look="strong" />}
    />
  );
}

const NEW = { email: '', firstName: '', lastName: '', role: 'editor' as Role };

export function NewInvitation() {
  const { t } = useSession();
  const p = peopleText();
  const [, go] = useLocation();
  const refresh = useRefresh();
  return (
    <ItemForm
      name="invitation:new"
      title={p('newInvitation')}
      stored={NEW}
      schemas={apiEndpoints.createInvitation.body.entries}
      groups={[{ title: p('invite'), names: ['email', 'role', 'firstName', 'lastName'] }]}
      labels={peopleLabels(t)}
      isNew
      save={async (changes) => {
        await api('createInvitation', { body: { ...NEW, ...changes } });
        await refresh('createInvitation');
        go('/invitations');
      }}
    >
      {() => <p className="soft">{p('invitationHelp')}</p>}
    </ItemForm>
  );
}
