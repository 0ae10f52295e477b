import { type ApiBody, apiEndpoints } from '@vitrine/contract/api';
import { useMemo, useState } from 'react';
import { useParams } from 'wouter';
import { api } from '../../api/api.ts';
import { useApi, useRefresh } from '../../api/queries.ts';
import { type Done, OperationAction } from '../../commands/OperationAction.tsx';
import { OperationLink } from '../../commands/OperationLink.tsx';
import type { Note } from '../../code/Note.ts';
import { ItemForm } from '../../form/ItemForm.tsx';
import { contentTexts } from '../../session/contentTexts.ts';
import { documentLabels, documentTexts } from '../../session/documentTexts.ts';
import { useSession } from '../../session/Session.tsx';
import { DocumentField } from '../../shelf/DocumentField.tsx';
import { Notes } from '../../shelf/Notes.tsx';
import { Revisions } from '../../shelf/Revisions.tsx';
import { ShelfActions } from '../../shelf/ShelfActions.tsx';
import { Uses } from '../../shelf/Uses.tsx';
import { Answer } from '../../ui/States.tsx';
import { Preview } from './Preview.tsx';
import '../../shelf/shelf.css';
import './modules.css';

type ModuleBody = ApiBody<'readModule'>;

const { entries: SCHEMAS } = apiEndpoints.updateModule.body;
const OWN = ['showFrom', 'showUntil'] as const;

export function Module() {
  const { id = '' } = useParams();
  const query = useApi('readModule', { params: { id } });
  // What is still shown of the module before is another.
  const own = { ...query, data: query.isPlaceholderData ? undefined : query.data };
  return (
    <Answer query={own}>
      {({ body, tag }) => (
        <StoredModule
          key={id}
          module={body}
          tag={tag}
          readAgain={async () => (await query.refetch()).data?.body ?? body}
        />
      )}
    </Answer>
  );
}

interface StoredModuleProps {
  readonly module: ModuleBody;
  readonly tag: string;
  readonly readAgain: () => Promise<ModuleBody>;
}

function StoredModule({ module, tag, readAgain }: StoredModuleProps) {
  const { t } = useSession();
  const refresh = useRefresh();
  const { id, title, alias, status } = module;
  const stored = useMemo(() => writtenOf(module), [module]);
  const revisions = useApi('listModuleRevisions', { params: { id }, query: { limit: 100 } });
  const uses = useApi('listModuleUses', { params: { id }, query: { perPage: 100 } });
  const [notes, setNotes] = useState<readonly Note[]>([]);
  const [sought, setSought] = useState<Note | null>(null);
  return (
    <div className="shelf-page">
      <ItemForm
        name={`module:${id}`}
        title={title}
        stored={stored}
        schemas={SCHEMAS}
        labels={documentLabels(t, OWN)}
        groups={[{ title: t('publishing'), names: ['title', 'alias', 'status', ...OWN, 'note'] }]}
        isNew={false}
        save={async (changes) => {
          await api('updateModule', { params: { id }, match: tag, body: changes });
          await refresh('updateModule');
        }}
        readAgain={async () => writtenOf(await readAgain())}
        actions={
          <ShelfActions of="modules" item={module}>
            {status === 'publish' && (
              <OperationLink id="see" href={`/modules/${encodeURIComponent(alias)}`} />
            )}
          </ShelfActions>
        }
        renderMore={() => (
          <div className="stack">
            <Uses query={uses} />
            <Embed {...module} />
          </div>
        )}
      >
        {(draft, saving) => (
          <div className="beside">
            <div className="stack">
              <Preview name={title} document={draft.value.document} />
              <Notes notes={notes} onSeek={setSought} />
            </div>
            <DocumentField
              value={draft.value.document}
              onChange={(text) => draft.set('document', text)}
              error={saving.errorOf('document')}
              notes={{ tell: setNotes }}
              sought={sought}
            />
          </div>
        )}
      </ItemForm>
      <Revisions
        name={`module:${id}`}
        query={revisions}
        read={async (version) =>
          written((await api('readModuleRevision', { params: { id, version } })).body.document)
        }
        restore={async (version) => {
          await api('restoreModuleRevision', { params: { id, version }, match: '*' });
          await refresh('restoreModuleRevision');
        }}
      />
    </div>
  );
}

const written = (document: unknown): string => JSON.stringify(document, null, 2);

const writtenOf = ({ title, alias, status, showFrom, showUntil, document }: ModuleBody) => ({
  title,
  alias,
  status,
  showFrom,
  showUntil,
  note: '',
  document: written(document),
});

/** What another page says to show it. */
function Embed({ alias, status }: ModuleBody) {
  const c = contentTexts();
  const own = documentTexts();
  const { origin } = window.location;
  const snippet = `<script src="${origin}/vitrine.js" async></script>\n<vitrine-module src="${origin}/modules/${encodeURIComponent(alias)}.json"></vitrine-module>`;
  async function copy(): Promise<Done<'copyEmbed'>> {
    try {
      await navigator.clipboard.writeText(snippet);
    } catch {
      return { said: c('notCopied') };
    }
    return { said: c('copied') };
  }
  return (
    <section className="card" aria-labelledby="embed-title">
      <h2 id="embed-title">{c('embed')}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Who has no mouse scrolls it by keys. */}
      <pre className="snippet" dir="ltr" tabIndex={0}>
        <code>{snippet}</code>
      </pre>
      {status === 'draft' && <p>{c('embedDraft')}</p>}
      <p className="soft">{own('oldAlias')}</p>
      <OperationAction id="copyEmbed" run={copy} />
    </section>
  );
}
