import { optionLabel } from '../form/labels.ts';
import { List, type ListColumn, type ListId, type ListPage } from '../list/List.tsx';
import type { ListState } from '../list/useListState.ts';
import { useSession } from '../session/Session.tsx';

/** What can be done with something that was said, by how it stands then. */
const MOVES = { hold: 'hold', approved: 'approve', spam: 'spam', trash: 'toTrash' } as const;
export type SaidStatus = keyof typeof MOVES;
const STATUSES = Object.keys(MOVES) as readonly SaidStatus[];

interface Said {
  readonly id: number;
  readonly status: SaidStatus;
  readonly author: string;
  readonly text: string;
  readonly createdAt: string;
}

/** Those that wait for somebody come first. */
export const shownStatus = ({ filters }: ListState): SaidStatus =>
  (filters['status'] ?? 'hold') as SaidStatus;

interface ModerationListProps<Row extends Said> {
  readonly id: ListId;
  readonly title: string;
  readonly state: ListState;
  readonly query: {
    readonly data: { readonly body: ListPage<Row> } | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
    readonly isFetching: boolean;
  };
  /** Beside who said what, and when. */
  readonly columns: readonly ListColumn<Row>[];
  readonly setStatus: (row: Row, status: SaidStatus) => Promise<unknown>;
  /** For good: what is in the trash, or spam. */
  readonly remove: (row: Row) => Promise<unknown>;
  readonly onChanged: () => Promise<void>;
}

/** What visitors said, to be approved or not. */
export function ModerationList<Row extends Said>({
  id,
  title,
  state,
  query,
  columns,
  setStatus,
  remove,
  onChanged,
}: ModerationListProps<Row>) {
  const { t, moment } = useSession();
  const status = shownStatus(state);
  return (
    <List
      id={id}
      title={title}
      state={state}
      query={{ ...query, data: query.data?.body }}
      columns={[
        { id: 'author', label: t('author'), isName: true, render: ({ author }) => author },
        ...columns,
        { id: 'text', label: t('text'), render: ({ text }) => <span className="long">{text}</span> },
        { id: 'date', label: t('date'), render: ({ createdAt }) => moment(createdAt) },
      ]}
      filters={[
        {
          id: 'status',
          label: t('status'),
          byDefault: 'hold',
          options: STATUSES.map((each) => ({ id: each, label: optionLabel(t, 'status', each) })),
        },
      ]}
      bulk={[
        ...STATUSES.filter((to) => to !== status).map((to) => ({
          id: MOVES[to],
          run: (row: Row) => setStatus(row, to),
          undo: (row: Row) => setStatus(row, row.status),
        })),
        ...(status === 'trash' || status === 'spam'
          ? [
              {
                id: 'deleteForGood' as const,
                question: (count: number) => t('reallyDeleteThese', { count }),
                run: remove,
              },
            ]
          : []),
      ]}
      onChanged={onChanged}
    />
  );
}
