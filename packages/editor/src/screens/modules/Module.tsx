import { apiAddress, type ApiBody, apiEndpoints } from '@vitrine/contract/api';
import { Copy, CopyPlus, Download, ExternalLink } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation, useParams } from 'wouter';
import { api } from '../../api/api.ts';
import { useApi, useRefresh } from '../../api/queries.ts';
import { ItemForm } from '../../form/ItemForm.tsx';
import { contentTexts } from '../../session/contentTexts.ts';
import { useSession } from '../../session/Session.tsx';
import { DocumentField } from '../../shelf/DocumentField.tsx';
import { Revisions } from '../../shelf/Revisions.tsx';
import { Action } from '../../ui/Action.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Answer } from '../../ui/States.tsx';
import { tell } from '../../ui/toasts.tsx';
import { Preview } from './Preview.tsx';
import '../../shelf/shelf.css';
import './modules.css';

type ModuleBody = ApiBody<'readModule'>;

const { entries: SCHEMAS } = apiEndpoints.updateModule.body;

export function Module() {
  const { id = '' } = useParams();
  const query = useApi('readModule', { params: { id } });
  return (
    <Answer query={query}>
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
  const { id, title } = module;
  const stored = useMemo(() => writtenOf(module), [module]);
  const revisions = useApi('listModuleRevisions', { params: { id } });
  return (
    <>
      <ItemForm
        name={`module:${id}`}
        title={title}
        stored={stored}
        schemas={SCHEMAS}
        groups={[{ title: t('publishing'), names: ['title', 'alias', 'status', 'note'] }]}
        isNew={false}
        save={async (changes) => {
          await api('updateModule', { params: { id }, match: tag, body: changes });
          await refresh('updateModule');
        }}
        readAgain={async () => writtenOf(await readAgain())}
        actions={<Actions module={module} />}
      >
        {(draft, saving) => (
          <div className="beside">
            <Preview name={title} document={draft.value.document} />
            <DocumentField
              value={draft.value.document}
              onChange={(text) => draft.set('document', text)}
              error={saving.errorOf('document')}
            />
          </div>
        )}
      </ItemForm>
      <div className="beside">
        <Embed {...module} />
        <Revisions
          query={revisions}
          version={module.version}
          restore={async (version) => {
            await api('restoreModuleRevision', { params: { id, version }, match: '*' });
            await refresh('restoreModuleRevision');
          }}
        />
      </div>
    </>
  );
}

const writtenOf = ({ title, alias, status, document }: ModuleBody) => ({
  title,
  alias,
  status,
  note: '',
  document: JSON.stringify(document, null, 2),
});

function Actions({ module: { id, alias, title, status } }: { readonly module: ModuleBody }) {
  const { t, can } = useSession();
  const c = contentTexts();
  const [, go] = useLocation();
  const refresh = useRefresh();
  const exportAs = (format: 'json' | 'zip') =>
    apiAddress(apiEndpoints.exportModule, { params: { id }, query: { format } });
  async function duplicate(): Promise<void> {
    const { body } = await api('duplicateModule', { params: { id } });
    await refresh('duplicateModule');
    go(`/modules/${body.id}`);
    tell(c('duplicated', { name: body.alias }));
  }
  async function remove(): Promise<void> {
    await api('deleteModule', { params: { id }, match: '*' });
    go('/modules');
    await refresh('deleteModule');
    tell(t('deleted'));
  }
  return (
    <>
      {status === 'publish' && (
        <a className="action action-plain" href={`/modules/${encodeURIComponent(alias)}`}>
          <ExternalLink size={16} aria-hidden="true" />
          {c('seePage')}
        </a>
      )}
      <a className="action action-plain" href={exportAs('json')} download>
        <Download size={16} aria-hidden="true" />
        {c('exportJson')}
      </a>
      <a className="action action-plain" href={exportAs('zip')} download>
        <Download size={16} aria-hidden="true" />
        {c('exportZip')}
      </a>
      {can('editModules') && (
        <>
          <Action onPress={() => void duplicate()}>
            <CopyPlus size={16} aria-hidden="true" />
            {c('duplicate')}
          </Action>
          <Confirm
            question={t('reallyDelete', { name: title })}
            yes={t('delete')}
            onYes={() => void remove()}
          >
            {t('delete')}
          </Confirm>
        </>
      )}
    </>
  );
}

/** What another page says to show it. */
function Embed({ alias, status }: ModuleBody) {
  const c = contentTexts();
  const { origin } = window.location;
  const snippet = `<script src="${origin}/vitrine.js" async></script>\n<vitrine-module src="${origin}/modules/${encodeURIComponent(alias)}.json"></vitrine-module>`;
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(snippet);
      tell(c('copied'));
    } catch {
      tell(c('notCopied'));
    }
  }
  return (
    <section className="card" aria-labelledby="embed-title">
      <h2 id="embed-title">{c('embed')}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Who has no mouse scrolls it by keys. */}
      <pre className="snippet" dir="ltr" tabIndex={0}>
        <code>{snippet}</code>
      </pre>
      {status === 'draft' && <p>{c('embedDraft')}</p>}
      <Action onPress={() => void copy()}>
        <Copy size={16} aria-hidden="true" />
        {c('copy')}
      </Action>
    </section>
  );
}
