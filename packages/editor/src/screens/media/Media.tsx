import { DropZone, Menu, MenuItem, MenuTrigger, Popover, useDragAndDrop } from 'react-aria-components';
import { useApi } from '../../api/queries.ts';
import { OperationAction } from '../../commands/OperationAction.tsx';
import { operationName } from '../../commands/useOperation.ts';
import { List, type ListColumn } from '../../list/List.tsx';
import { useListState } from '../../list/useListState.ts';
import { useSession } from '../../session/Session.tsx';
import { workTexts } from '../../session/workTexts.ts';
import { catalogueTexts } from '../catalogueTexts.ts';
import { droppedFiles } from './droppedFiles.ts';
import { Folders, useFolders } from './Folders.tsx';
import { bytesText, type MediaRow, nameOf } from './mediaFile.ts';
import { Thumb } from './Thumb.tsx';
import { UploadButton } from './UploadButton.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { MEDIA_TYPE, useFiling } from './useFiling.ts';
import { useUploads } from './useUploads.ts';

const PER_PAGE = 40;

export function Media() {
  const { t, moment } = useSession();
  const own = catalogueTexts();
  const state = useListState();
  const w = workTexts();
  const file = useFiling();
  const { page, search, filters } = state;
  const folder = filters['folder'] === undefined ? undefined : Number(filters['folder']);
  const uploads = useUploads(undefined, folder);
  const query = useApi('listMedia', {
    query: { page, perPage: PER_PAGE, ...(search && { search }), ...(folder !== undefined && { folder }) },
  });
  const { dragAndDropHooks } = useDragAndDrop<MediaRow>({
    getItems: (keys) => [...keys].map((key) => ({ [MEDIA_TYPE]: String(key), 'text/plain': String(key) })),
    getAllowedDropOperations: () => ['move'],
  });
  const columns: readonly ListColumn<MediaRow>[] = [
    {
      id: 'picture',
      label: own('picture'),
      render: (media) => (
        <div className="thumb-small">
          <Thumb media={media} />
        </div>
      ),
    },
    { id: 'name', label: own('title'), isName: true, render: nameOf },
    { id: 'alt', label: own('alt'), render: ({ alt }) => alt },
    { id: 'mime', label: own('kinds'), render: ({ mime }) => mime },
    {
      id: 'bytes',
      label: own('size'),
      isNumber: true,
      render: ({ bytes }) => bytesText(bytes, document.documentElement.lang),
    },
    { id: 'added', label: own('added'), render: ({ createdAt }) => moment(createdAt) },
  ];
  return (
    <DropZone
      className="drop"
      aria-label={own('dropHere')}
      onDrop={({ items }) => void droppedFiles(items).then(uploads.add)}
    >
      <UploadProgress all={uploads.all} />
      <div className="library">
        <List
          id="media"
          lead={<Folders current={folder} />}
          title={t('media')}
          state={state}
          query={{ ...query, data: query.data?.body }}
          columns={columns}
          hasSearch
          hrefOf={({ id }) => `/media/${id}`}
          cards={{
            nameOf,
            labels: {
              grid: own('grid'),
              table: own('rows'),
              both: own('look'),
              move: (name) => w('move', { name }),
            },
            render: (media) => (
              <>
                <Thumb media={media} />
                <span className="thumb-name">{nameOf(media)}</span>
              </>
            ),
          }}
          dragAndDropHooks={dragAndDropHooks}
          renderBulk={(chosen, onDone) => (
            <MoveTo
              onMove={async (folderId) => {
                await file(
                  chosen.map(({ id }) => id),
                  folderId,
                );
                await onDone();
              }}
            />
          )}
          actions={
            <>
              <span className="soft">{own('dropHere')}</span>
              <UploadButton look="strong" onFiles={(files) => void uploads.add(files)} />
            </>
          }
        />
      </div>
    </DropZone>
  );
}

const NOWHERE = 'none';

/** The way to move files without dragging them. */
function MoveTo({ onMove }: { readonly onMove: (folderId: number | null) => Promise<void> }) {
  const w = workTexts();
  const folders = useFolders().data ?? [];
  return (
    <MenuTrigger>
      <OperationAction id="moveTo" />
      <Popover className="popover">
        <Menu
          className="options"
          aria-label={operationName('moveTo')}
          onAction={(key) => void onMove(key === NOWHERE ? null : Number(key))}
        >
          {folders.map(({ id, name }) => (
            <MenuItem key={id} id={String(id)} className="option">
              {name}
            </MenuItem>
          ))}
          <MenuItem id={NOWHERE} className="option">
            {w('unfiled')}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
