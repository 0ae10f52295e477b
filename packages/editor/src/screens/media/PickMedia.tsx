import { useCallback, useState } from 'react';
import { DropZone, GridList, GridListItem, type Selection } from 'react-aria-components';
import { useApi } from '../../api/queries.ts';
import { Pages } from '../../list/Pages.tsx';
import { useSession } from '../../session/Session.tsx';
import { Action } from '../../ui/Action.tsx';
import { TextLine } from '../../ui/fields.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Answer } from '../../ui/States.tsx';
import { catalogueTexts } from '../catalogueTexts.ts';
import { droppedFiles } from './droppedFiles.ts';
import { isPicture, nameOf } from './mediaFile.ts';
import { Thumb } from './Thumb.tsx';
import { UploadButton } from './UploadButton.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { useUploads } from './useUploads.ts';
import '../../list/cards.css';

interface PickMediaProps {
  readonly mode: 'single' | 'multiple';
  readonly onClose: () => void;
  readonly onPick: (ids: readonly number[]) => void;
}

const PER_PAGE = 24;
const NONE: ReadonlySet<number> = new Set();

/** Pictures of the library to choose from; those that are uploaded here are chosen. */
export function PickMedia({ mode, onClose, onPick }: PickMediaProps) {
  const { t } = useSession();
  const own = catalogueTexts();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const uploads = useUploads(
    useCallback(
      (ids) => setChosen((known) => new Set(mode === 'single' ? ids.slice(-1) : [...known, ...ids])),
      [mode],
    ),
  );
  const query = useApi('listMedia', { query: { page, perPage: PER_PAGE, ...(search && { search }) } });
  const label = own(mode === 'single' ? 'chooseOne' : 'choose');
  return (
    <Sheet isOpen onClose={onClose} label={label} className="picker">
      <DropZone
        className="drop"
        aria-label={own('dropHere')}
        onDrop={({ items }) => void droppedFiles(items).then(uploads.add)}
      >
        <h2>{label}</h2>
        <div className="tools">
          <TextLine
            label={t('search')}
            value={search}
            onChange={(written) => {
              setSearch(written);
              setPage(1);
            }}
          />
          <UploadButton onFiles={(files) => void uploads.add(files)} />
        </div>
        <UploadProgress all={uploads.all} />
        <Answer query={query}>
          {({ body }) => (
            <>
              <GridList
                aria-label={label}
                layout="grid"
                className="cards"
                items={body.items.filter(isPicture)}
                selectionMode={mode}
                selectedKeys={chosen}
                onSelectionChange={(keys) =>
                  setChosen(withinPage(mode === 'single' ? NONE : chosen, keys, body.items))
                }
                renderEmptyState={() => <p className="state">{t('nothingFound')}</p>}
              >
                {(media) => (
                  <GridListItem id={media.id} className="picture-card" textValue={nameOf(media)}>
                    <Thumb media={media} />
                    <span className="thumb-name">{nameOf(media)}</span>
                  </GridListItem>
                )}
              </GridList>
              <Pages page={body.page} pages={body.pages} onChange={setPage} />
            </>
          )}
        </Answer>
        <div className="row">
          <Action onPress={onClose}>{t('cancel')}</Action>
          <Action look="strong" isDisabled={chosen.size === 0} onPress={() => onPick([...chosen])}>
            {own('useChosen', { count: chosen.size })}
          </Action>
        </div>
      </DropZone>
    </Sheet>
  );
}

/** What was chosen on other pages stays chosen. */
function withinPage(
  chosen: ReadonlySet<number>,
  keys: Selection,
  items: readonly { readonly id: number }[],
): ReadonlySet<number> {
  const here = items.map(({ id }) => id);
  const now = keys === 'all' ? here : [...keys].map(Number);
  return new Set([...[...chosen].filter((id) => !here.includes(id) || now.includes(id)), ...now]);
}
