import type { ApiBody } from '@vitrine/contract/api';
import { adminMessageTexts } from '@vitrine/texts';
import { api } from '../api/api.ts';
import { useApi, useRefresh } from '../api/queries.ts';
import { List, type ListColumn } from '../list/List.tsx';
import { useListState } from '../list/useListState.ts';
import { messageLabels } from '../session/messageText.ts';
import { runningLabels, runningText } from '../session/runningText.ts';
import { useSession } from '../session/Session.tsx';
import { Badge } from '../ui/Badge.tsx';
import { MAIL_LOOKS } from './mailLooks.ts';

type Row = ApiBody<'listMails'>['items'][number];
type Status = Row['status'];

const STATUSES = ['queued', 'sending', 'sent', 'failed'] as const satisfies readonly Status[];

/** Kinds of mails are texts: one that the admin does not know is called as the server calls it. */
const nameOf = (kind: string): string =>
  Object.hasOwn(adminMessageTexts.en, `kind.${kind}`) ? messageLabels().option('kind', kind) : kind;

/** What was sent, waits or could not be. Contents are not shown: they may hold a link that opens somebody's account. */
export function Mails() {
  const session = useSession();
  const t = runningText();
  const labels = runningLabels();
  const state = useListState();
  const refresh = useRefresh();
  const { page, sort, filters } = state;
  const query = useApi('listMails', {
    query: {
      page,
      ...(sort && { sort: sort as '-id' }),
      ...(filters['status'] && { status: filters['status'] as Status }),
    },
  });
  const columns: readonly ListColumn<Row>[] = [
    { id: 'subject', label: t('subject'), isName: true, render: ({ subject }) => subject },
    { id: 'recipient', label: t('recipient'), render: ({ recipient }) => recipient },
    { id: 'kind', label: t('mailKind'), render: ({ kind }) => nameOf(kind) },
    {
      id: 'status',
      label: t('status'),
      render: ({ status, error }) => (
        <>
          <Badge of={MAIL_LOOKS[status]}>{labels.option('status', status)}</Badge>
          {error && <small className="long">{error}</small>}
        </>
      ),
    },
    { id: 'tries', label: t('tries'), isNumber: true, render: ({ tries }) => tries },
    {
      id: 'written',
      label: t('written'),
      sort: 'createdAt',
      render: ({ createdAt }) => session.moment(createdAt),
    },
  ];
  return (
    <List
      id="mails"
      title={session.t('mails')}
      state={state}
      query={{ ...query, data: query.data?.body }}
      columns={columns}
      filters={[
        {
          id: 'status',
          label: t('status'),
          options: STATUSES.map((id) => ({ id, label: labels.option('status', id) })),
        },
      ]}
      bulk={[
        {
          id: 'sendAgain',
          run: ({ id }) => api('sendMailAgain', { params: { id } }),
        },
      ]}
      onChanged={() => refresh('sendMailAgain')}
    />
  );
}
