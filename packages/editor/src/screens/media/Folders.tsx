import { type ApiBody, API_MOST_PER_PAGE } from '@vitrine/contract/api';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Form, isTextDropItem, Link } from 'react-aria-components';
import { useLocation } from 'wouter';
import { api } from '../../api/api.ts';
import { useRefresh } from '../../api/queries.ts';
import { readAll } from '../../api/readAll.ts';
import { OperationAction } from '../../commands/OperationAction.tsx';
import { operationName } from '../../commands/useOperation.ts';
import { useSaving } from '../../form/useSaving.ts';
import { useSession } from '../../session/Session.tsx';
import { workTexts } from '../../session/workTexts.ts';
import { Action } from '../../ui/Action.tsx';
import { TextLine } from '../../ui/fields.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Answer } from '../../ui/States.tsx';
import { tell, tellFault } from '../../ui/toasts.tsx';
import { MovableTree } from '../../tree/MovableTree.tsx';
import { useTreeMove } from '../../tree/useTreeMove.ts';
import { catalogueTexts } from '../catalogueTexts.ts';
import { removeFolder } from './removeFolder.ts';
import { MEDIA_TYPE, useFiling } from './useFiling.ts';
import './media.css';

export type Folder = ApiBody<'readMediaFolder'>;

/** All of them, in their order. */
export const useFolders = (): UseQueryResult<readonly Folder[]> =>
  useQuery({
    queryKey: ['media-folders', 'all'],
    queryFn: ({ signal }) =>
      readAll((page) => api('listMediaFolders', { query: { page, perPage: API_MOST_PER_PAGE }, signal })),
  });

/** The folders of the library: to go to, to put elsewhere, and to drop files on. `current`: undefined is all, 0 is none. */
export function Folders({ current }: { readonly current: number | undefined }) {
  const w = workTexts();
  const query = useFolders();
  const [edited, setEdited] = useState<Folder | 'new' | null>(null);
  return (
    <section className="card folders" aria-labelledby="folders-title">
      <h2 id="folders-title">{w('folders')}</h2>
      <ul className="plain">
        <li>
          <Link href="/media" className="folder-link" data-current={current === undefined}>
            {w('allFiles')}
          </Link>
        </li>
        <li>
          <Link href="/media?folder=0" className="folder-link" data-current={current === 0}>
            {w('unfiled')}
          </Link>
        </li>
      </ul>
      <Answer query={query}>
        {(folders) => {
          const shown = folders.find(({ id }) => id === current);
          return (
            <>
              <FolderTree key={folders.length} folders={folders} current={current} />
              <div className="row">
                <OperationAction id="newFolder" look="quiet" run={() => setEdited('new')} />
                {shown && <OperationAction id="renameFolder" look="quiet" run={() => setEdited(shown)} />}
              </div>
              {edited !== null && (
                <FolderSheet
                  folder={edited === 'new' ? null : edited}
                  folders={folders}
                  parentId={shown?.id ?? null}
                  onClose={() => setEdited(null)}
                />
              )}
            </>
          );
        }}
      </Answer>
    </section>
  );
}

interface FolderTreeProps {
  readonly folders: readonly Folder[];
  readonly current: number | undefined;
}

function FolderTree({ folders, current }: FolderTreeProps) {
  const w = workTexts();
  const refresh = useRefresh();
  const file = useFiling();
  const { items, dragAndDropHooks } = useTreeMove({
    all: folders,
    said: catalogueTexts()('moved'),
    store: ({ id, parentId, position }) =>
      api('updateMediaFolder', { params: { id }, match: '*', body: { parentId, position } }),
    refresh: () => refresh('updateMediaFolder'),
    more: {
      acceptedDragTypes: [MEDIA_TYPE],
      onItemDrop: async ({ items, target }) => {
        const texts = await Promise.all(items.filter(isTextDropItem).map((item) => item.getText(MEDIA_TYPE)));
        await file(texts.map(Number), Number(target.key));
      },
    },
  });
  return (
    <MovableTree
      label={w('folders')}
      items={items}
      texts={{ empty: w('noFolders'), move: (name) => catalogueTexts()('move', { name }) }}
      currentId={current}
      hrefOf={({ id }) => `/media?folder=${id}`}
      renderMore={({ count }) => <span className="soft">{w('files', { count })}</span>}
      dragAndDropHooks={dragAndDropHooks}
    />
  );
}

interface FolderSheetProps {
  readonly folder: Folder | null;
  readonly folders: readonly Folder[];
  readonly parentId: number | null;
  readonly onClose: () => void;
}

function FolderSheet({ folder, folders, parentId, onClose }: FolderSheetProps) {
  const { t } = useSession();
  const [, go] = useLocation();
  const w = workTexts();
  const refresh = useRefresh();
  const saving = useSaving();
  const [name, setName] = useState(folder?.name ?? '');
  async function run(work: () => Promise<unknown>): Promise<void> {
    const isDone = await saving.attempt(work);
    await refresh('updateMediaFolder');
    if (isDone) onClose();
  }
  /** One is then where its files are. */
  async function remove(gone: Folder): Promise<void> {
    const undo = await removeFolder(gone, folders);
    go(gone.parentId === null ? '/media' : `/media?folder=${gone.parentId}`);
    tell(
      t('deletedOne', { name: gone.name }),
      () => void undo().then(() => refresh('createMediaFolder'), tellFault),
    );
  }
  function save(event: FormEvent): void {
    event.preventDefault();
    void run(async () => {
      await (folder
        ? api('updateMediaFolder', { params: { id: folder.id }, match: '*', body: { name } })
        : api('createMediaFolder', { body: { name, parentId } }));
      tell(t(folder ? 'saved' : 'created'));
    });
  }
  const label = operationName(folder ? 'renameFolder' : 'newFolder');
  return (
    <Sheet isOpen onClose={onClose} label={label}>
      <h2>{label}</h2>
      <Form className="fields" onSubmit={save}>
        <TextLine
          label={w('folderName')}
          error={saving.message || undefined}
          value={name}
          onChange={setName}
          maxLength={100}
          isRequired
        />
        {folder && <p className="soft">{w('deleteFolderHelp')}</p>}
        <div className="row">
          {folder && (
            <OperationAction id="deleteFolder" look="danger" run={() => run(() => remove(folder))} />
          )}
          <span className="grow" />
          <Action onPress={onClose}>{t('cancel')}</Action>
          <Action type="submit" look="strong" isPending={saving.isBusy}>
            {operationName(folder ? 'save' : 'create')}
          </Action>
        </div>
      </Form>
    </Sheet>
  );
}
