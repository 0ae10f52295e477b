import { DropZone } from 'react-aria-components';
import { useApi } from '../../api/queries.ts';
import { List, type ListColumn } from '../../list/List.tsx';
import { useListState } from '../../list/useListState.ts';
import { useSession } from '../../session/Session.tsx';
import { catalogueTexts } from '../catalogueTexts.ts';
import { droppedFiles } from './droppedFiles.ts';
import { bytesText, type MediaRow, nameOf } from './mediaFile.ts';
import { Thumb } from './Thumb.tsx';
import { UploadButton } from './UploadButton.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { useUploads } from './useUploads.ts';

const PER_PAGE = 40;

export function Media() {
  const { t, moment } = useSession();
  const own = catalogueTexts();
  const state = useListState();
  const uploads = useUploads();
  const { page, search } = state;
  const query = useApi('listMedia', { query: { page, perPage: PER_PAGE, ...(search && { search }) } });
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
      <List
        id="media"
        title={t('media')}
        state={state}
        query={{ ...query, data: query.data?.body }}
        columns={columns}
        hasSearch
        hrefOf={({ id }) => `/media/${id}`}
        cards={{
          nameOf,
          labels: { grid: own('grid'), table: own('rows'), both: own('look') },
          render: (media) => (
            <>
              <Thumb media={media} />
              <span className="thumb-name">{nameOf(media)}</span>
            </>
          ),
        }}
        actions={
          <>
            <span className="soft">{own('dropHere')}</span>
            <UploadButton look="strong" onFiles={(files) => void uploads.add(files)} />
          </>
        }
      />
    </DropZone>
  );
}
