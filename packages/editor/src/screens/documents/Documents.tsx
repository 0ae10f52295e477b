import { type ApiBody, DOCUMENT_KINDS, type DocumentKind } from '@vitrine/contract/api';
import { useState } from 'react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Link, useLocation } from 'wouter';
import { api } from '../../api/api.ts';
import { useApi, useRefresh } from '../../api/queries.ts';
import { OperationAction } from '../../commands/OperationAction.tsx';
import { optionLabel } from '../../form/labels.ts';
import { List, type ListColumn } from '../../list/List.tsx';
import { useListState } from '../../list/useListState.ts';
import { contentTexts } from '../../session/contentTexts.ts';
import { documentTexts, textOr } from '../../session/documentTexts.ts';
import { useSession } from '../../session/Session.tsx';
import { ImportFiles } from '../../shelf/ImportFiles.tsx';
import { shelfBulk, shelfFilter, type ShelfStatus } from '../../shelf/shelfList.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { tellFault } from '../../ui/toasts.tsx';
import { placeOfCondition } from './conditions.ts';

type Row = ApiBody<'listDocuments'>['items'][number];
type Imported = Pick<ApiBody<'importDocument'>, 'imported' | 'posts' | 'terms' | 'left'>;

const NOTHING: Imported = { imported: [], posts: [], terms: 0, left: [] };

const kindName = (kind: DocumentKind): string => documentTexts()(`kind.${kind}`);

const setStatus = ({ id }: Row, status: ShelfStatus) =>
  api('updateDocument', { params: { id }, match: '*', body: { status } });

export function Documents() {
  const { t, moment, can } = useSession();
  const c = contentTexts();
  const own = documentTexts();
  const state = useListState();
  const refresh = useRefresh();
  const { page, search, filters } = state;
  const query = useApi('listDocuments', {
    query: {
      page,
      ...(search && { search }),
      ...(filters as { kind?: DocumentKind; status?: ShelfStatus }),
    },
  });
  const columns: readonly ListColumn<Row>[] = [
    { id: 'title', label: t('title'), isName: true, render: ({ title, slug }) => title || slug },
    { id: 'kind', label: own('kind'), render: ({ kind }) => kindName(kind) },
    { id: 'conditions', label: own('conditions'), render: (row) => <Shown {...row} /> },
    {
      id: 'status',
      label: t('status'),
      render: ({ status }) => <Badge of={status}>{optionLabel(t, 'status', status)}</Badge>,
    },
    { id: 'updated', label: c('updated'), render: ({ updatedAt }) => moment(updatedAt) },
    { id: 'version', label: c('version'), isNumber: true, render: ({ version }) => version },
  ];
  return (
    <>
      <List
        id="documents"
        title={own('allDocuments')}
        state={state}
        query={{ ...query, data: query.data?.body }}
        columns={columns}
        hasSearch
        filters={[
          {
            id: 'kind',
            label: own('kind'),
            options: DOCUMENT_KINDS.map((id) => ({ id, label: kindName(id) })),
          },
          shelfFilter(t),
        ]}
        hrefOf={({ id }) => `/documents/${id}`}
        bulk={
          can('editPages')
            ? [
                ...shelfBulk<Row>(t, filters['status'], setStatus),
                {
                  id: 'duplicate',
                  run: ({ id }) => api('duplicateDocument', { params: { id } }),
                },
              ]
            : []
        }
        onChanged={() => refresh('updateDocument')}
        actions={can('editPages') && <NewDocument />}
      />
      {can('editPages') && <Import />}
    </>
  );
}

/** Its conditions in a few words. */
const Shown = ({ conditions }: Row) =>
  conditions.map((condition) => {
    const place = placeOfCondition(condition);
    const name = `${textOr(place, place)}${condition.subId && `: ${condition.subId}`}`;
    return (
      <div key={`${condition.type} ${name}`}>
        {condition.type === 'exclude' ? `${documentTexts()('exclude')}: ${name}` : name}
      </div>
    );
  });

/** An empty one, as a draft. */
function NewDocument() {
  const own = documentTexts();
  const [, go] = useLocation();
  const refresh = useRefresh();
  async function create(kind: DocumentKind): Promise<void> {
    const slug = `${kind}-${Date.now().toString(36)}`;
    const document = { title: kindName(kind), type: kind, content: [] };
    const { body } = await api('createDocument', { body: { kind, slug, status: 'draft', document } });
    await refresh('createDocument');
    go(`/documents/${body.id}`);
  }
  return (
    <MenuTrigger>
      <OperationAction id="newDocument" look="strong" />
      <Popover className="popover">
        <Menu
          className="options"
          aria-label={own('kind')}
          onAction={(kind) => void create(kind as DocumentKind).catch(tellFault)}
        >
          {DOCUMENT_KINDS.map((kind) => (
            <MenuItem key={kind} id={kind} className="option">
              {kindName(kind)}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

/** Files, and what came of each. */
function Import() {
  const own = documentTexts();
  const refresh = useRefresh();
  const [kind, setKind] = useState('');
  const [all, setAll] = useState(NOTHING);
  return (
    <>
      <ImportFiles
        fields={kind === '' ? {} : { kind }}
        importFile={async (form) => {
          const { body } = await api('importDocument', { form });
          setAll((known) => ({
            imported: [...known.imported, ...body.imported],
            posts: [...known.posts, ...body.posts],
            terms: known.terms + body.terms,
            left: [...known.left, ...body.left],
          }));
          return body.imported.map(({ title, slug }) => title || slug).join(', ');
        }}
        onDone={() => refresh('importDocument')}
      >
        <Choice
          label={own('kindOfFile')}
          value={kind}
          options={[
            { id: '', label: own('asItSays') },
            ...DOCUMENT_KINDS.map((id) => ({ id, label: kindName(id) })),
          ]}
          onChange={setKind}
        />
      </ImportFiles>
      {all.imported.length > 0 && <ImportedDocuments {...all} />}
    </>
  );
}

function ImportedDocuments({ imported, posts, terms, left }: Imported) {
  const own = documentTexts();
  return (
    <section className="card" aria-label={own('importedHelp')}>
      <p className="soft">{own('importedHelp')}</p>
      <ul className="plain notes">
        {imported.map(({ id, title, slug, kind: of, notes }) => (
          <li key={id}>
            <Link href={`/documents/${id}`}>{title || slug}</Link>{' '}
            <span className="soft">
              {kindName(of)},{' '}
              {notes.length === 0 ? own('nothingNoted') : own('noted', { count: notes.length })}
            </span>
            {notes.length > 0 && <NoteLines notes={notes.slice(0, MOST_NOTES)} />}
          </li>
        ))}
      </ul>
      {posts.length > 0 && (
        <>
          <p className="soft">{own('draftsMade')}</p>
          <ul className="plain notes">
            {posts.map(({ id, type, title }) => (
              <li key={id}>
                <Link href={`/${type}s/${id}`}>{title}</Link>{' '}
                <span className="soft">{own(`use.${type}`)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {terms > 0 && <p className="soft">{own('termsMade', { count: terms })}</p>}
      {left.length > 0 && (
        <>
          <p className="soft">{own('notTaken')}</p>
          <NoteLines notes={left} />
        </>
      )}
    </section>
  );
}

const NoteLines = ({ notes }: { readonly notes: Imported['left'] }) => (
  <ul className="note-lines">
    {notes.map(({ path, message }) => (
      <li key={`${path} ${message}`}>
        <code dir="ltr">{path}</code> <span dir="ltr">{message}</span>
      </li>
    ))}
  </ul>
);

/** Its own page has them all. */
const MOST_NOTES = 5;
