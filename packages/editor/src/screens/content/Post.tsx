import { type ApiBody, apiEndpoints } from '@vitrine/contract/api';
import { useLocation, useParams } from 'wouter';
import { api } from '../../api/api.ts';
import { useApi, useRefresh } from '../../api/queries.ts';
import { type Done, OperationAction } from '../../commands/OperationAction.tsx';
import { OperationLink } from '../../commands/OperationLink.tsx';
import { type FieldGroup, ItemForm } from '../../form/ItemForm.tsx';
import { contentTexts } from '../../session/contentTexts.ts';
import { useSession } from '../../session/Session.tsx';
import { Answer } from '../../ui/States.tsx';
import { Revisions } from '../../shelf/Revisions.tsx';
import type { Draft } from '../../form/useDraft.ts';
import type { Saving } from '../../form/useSaving.ts';
import { PostDocument } from './PostDocument.tsx';
import { postText } from './postText.ts';
import { type PostKind, postKinds } from './postKinds.ts';

type PostBody = ApiBody<'readPost'>;

const { entries: SCHEMAS } = apiEndpoints.updatePost.body;

/** A new one, before anything is said about it. */
const NEW = {
  title: '',
  status: 'draft',
  commentsOpen: false,
  documentId: null,
} as Partial<PostBody> as PostBody;

function useGroups(kind: PostKind): readonly FieldGroup<PostBody>[] {
  const { t } = useSession();
  return [
    { title: t('texts'), names: ['title', 'slug', 'excerpt', 'content'] },
    {
      title: t('publishing'),
      names: [
        'status',
        'publishedAt',
        ...(kind === 'post' ? (['categories', 'tags', 'commentsOpen'] as const) : []),
      ],
    },
  ];
}

const documentField = (kind: PostKind) => (draft: Draft<PostBody>, errorOf: Saving['errorOf']) => (
  <PostDocument
    kind={kind}
    id={draft.value.documentId}
    error={errorOf('documentId')}
    onChange={(id) => draft.set('documentId', id)}
  />
);

export const Page = () => <OnePost kind="page" />;
export const Post = () => <OnePost kind="post" />;

function OnePost({ kind }: { readonly kind: PostKind }) {
  const { id = '' } = useParams();
  return id === 'new' ? <NewPost kind={kind} /> : <StoredPost kind={kind} id={id} />;
}

function NewPost({ kind }: { readonly kind: PostKind }) {
  const { t } = useSession();
  const { path, newTitle, create } = postKinds[kind];
  const [, go] = useLocation();
  const refresh = useRefresh();
  return (
    <ItemForm
      name={`${kind}:new`}
      title={t(newTitle)}
      stored={NEW}
      schemas={SCHEMAS}
      groups={useGroups(kind)}
      renderMore={documentField(kind)}
      isNew
      save={async (changes) => {
        const status = changes.status ?? NEW.status;
        const { body } = await api(create, { body: { ...changes, status, title: changes.title ?? '' } });
        await refresh(create);
        go(`${path}/${body.id}`);
      }}
    />
  );
}

function StoredPost({ kind, id }: { readonly kind: PostKind; readonly id: string }) {
  const { t } = useSession();
  const c = contentTexts();
  const { path, read, update, right, addressOf, versions } = postKinds[kind];
  const [, go] = useLocation();
  const refresh = useRefresh();
  const groups = useGroups(kind);
  const query = useApi(read, { params: { id } });
  const revisions = useApi(versions.list, { params: { id }, query: { limit: 100 } });
  async function setStatus(status: PostBody['status']): Promise<void> {
    await api(update, { params: { id }, match: '*', body: { status } });
    await refresh(update);
  }
  async function restore(): Promise<Done<'restore'>> {
    await setStatus('draft');
    return { said: t('saved'), undo: () => setStatus('trash') };
  }
  async function trash({ title, status }: PostBody): Promise<Done<'toTrash'>> {
    await setStatus('trash');
    go(path);
    return { said: c('trashedOne', { name: title }), undo: () => setStatus(status) };
  }
  return (
    <Answer query={query}>
      {({ body, tag }) => (
        <>
          <ItemForm
            key={id}
            name={`${kind}:${id}`}
            title={body.title}
            stored={body}
            schemas={SCHEMAS}
            groups={groups}
            renderMore={documentField(kind)}
            isNew={false}
            save={async (changes) => {
              await api(update, { params: { id }, match: tag, body: changes });
              await refresh(update);
            }}
            readAgain={async () => (await query.refetch()).data?.body ?? body}
            actions={
              <>
                {body.status === 'publish' && <OperationLink id="see" href={addressOf(body.slug)} />}
                {body.status === 'trash' ? (
                  <OperationAction id="restore" right={right} run={restore} />
                ) : (
                  <OperationAction id="toTrash" look="danger" right={right} run={() => trash(body)} />
                )}
              </>
            }
          />
          <Revisions
            name={`${kind}:${id}`}
            query={revisions}
            read={async (version) =>
              postText((await api(versions.read, { params: { id, version } })).body.document)
            }
            restore={async (version) => {
              await api(versions.restore, { params: { id, version }, match: '*' });
              await refresh(versions.restore);
            }}
          />
        </>
      )}
    </Answer>
  );
}
