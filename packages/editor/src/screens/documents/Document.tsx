import { type ApiBody, apiEndpoints } from '@vitrine/contract/api';
import { useMemo, useState } from 'react';
import { useParams } from 'wouter';
import { api } from '../../api/api.ts';
import { useApi, useRefresh } from '../../api/queries.ts';
import type { Note } from '../../code/Note.ts';
import { ItemForm } from '../../form/ItemForm.tsx';
import { documentLabels } from '../../session/documentTexts.ts';
import { useSession } from '../../session/Session.tsx';
import { DocumentField } from '../../shelf/DocumentField.tsx';
import { Notes } from '../../shelf/Notes.tsx';
import { Revisions } from '../../shelf/Revisions.tsx';
import { ShelfActions } from '../../shelf/ShelfActions.tsx';
import { Uses } from '../../shelf/Uses.tsx';
import { Answer } from '../../ui/States.tsx';
import { Conditions } from './Conditions.tsx';
import { DocumentPreview, useDrawn } from './DocumentPreview.tsx';
import '../../form/items.css';
import '../../shelf/shelf.css';

type DocumentBody = ApiBody<'readDocument'>;

const { entries: SCHEMAS } = apiEndpoints.updateDocument.body;

export function Document() {
  const { id = '' } = useParams();
  const query = useApi('readDocument', { params: { id } });
  // What is still shown of the document before is another.
  const own = { ...query, data: query.isPlaceholderData ? undefined : query.data };
  return (
    <Answer query={own}>
      {({ body, tag }) => (
        <StoredDocument
          key={id}
          document={body}
          tag={tag}
          readAgain={async () => (await query.refetch()).data?.body ?? body}
        />
      )}
    </Answer>
  );
}

interface StoredDocumentProps {
  readonly document: DocumentBody;
  readonly tag: string;
  readonly readAgain: () => Promise<DocumentBody>;
}

function StoredDocument({ document, tag, readAgain }: StoredDocumentProps) {
  const { t } = useSession();
  const refresh = useRefresh();
  const { id, title, slug } = document;
  const stored = useMemo(() => writtenOf(document), [document]);
  const revisions = useApi('listDocumentRevisions', { params: { id }, query: { limit: 100 } });
  const uses = useApi('listDocumentUses', { params: { id }, query: { perPage: 100 } });
  return (
    <div className="shelf-page">
      <ItemForm
        name={`document:${id}`}
        title={title || slug}
        stored={stored}
        schemas={SCHEMAS}
        labels={documentLabels(t, ['kind', 'slug'])}
        groups={[{ title: t('publishing'), names: ['title', 'slug', 'kind', 'status', 'note'] }]}
        isNew={false}
        save={async (changes) => {
          await api('updateDocument', { params: { id }, match: tag, body: changes });
          await refresh('updateDocument');
        }}
        readAgain={async () => writtenOf(await readAgain())}
        actions={<ShelfActions of="documents" item={{ ...document, title: title || slug }} />}
        renderMore={(draft) => (
          <Conditions document={draft.value.document} onChange={(text) => draft.set('document', text)} />
        )}
      >
        {(draft, saving) => (
          <Written
            id={id}
            name={title || slug}
            text={draft.value.document}
            onChange={(text) => draft.set('document', text)}
            error={saving.errorOf('document')}
          />
        )}
      </ItemForm>
      <div className="beside">
        <Uses query={uses} />
        <Revisions
          name={`document:${id}`}
          query={revisions}
          read={async (version) =>
            written((await api('readDocumentRevision', { params: { id, version } })).body.document)
          }
          restore={async (version) => {
            await api('restoreDocumentRevision', { params: { id, version }, match: '*' });
            await refresh('restoreDocumentRevision');
          }}
        />
      </div>
    </div>
  );
}

interface WrittenProps {
  readonly id: number;
  readonly name: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly error: string | undefined;
}

/** The document beside what it looks like, and what the server found in it. */
function Written({ id, name, text, onChange, error }: WrittenProps) {
  const drawn = useDrawn(id, text);
  const [sought, setSought] = useState<Note | null>(null);
  return (
    <div className="beside">
      <div className="stack">
        <DocumentPreview name={name} text={text} drawn={drawn} />
        <Notes notes={drawn.notes} onSeek={setSought} />
      </div>
      <DocumentField value={text} onChange={onChange} error={error} notes={drawn.notes} sought={sought} />
    </div>
  );
}

const written = (document: unknown): string => JSON.stringify(document, null, 2);

const writtenOf = ({ title, slug, kind, status, document }: DocumentBody) => ({
  title,
  slug,
  kind,
  status,
  note: '',
  document: written(document),
});
