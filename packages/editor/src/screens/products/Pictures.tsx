import { GripVertical, X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { Action } from '../../ui/Action.tsx';
import { catalogueTexts } from '../catalogueTexts.ts';
import { droppedFiles } from '../media/droppedFiles.ts';
import { nameOf } from '../media/mediaFile.ts';
import { PickMedia } from '../media/PickMedia.tsx';
import { Thumb } from '../media/Thumb.tsx';
import { UploadButton } from '../media/UploadButton.tsx';
import { UploadProgress } from '../media/UploadProgress.tsx';
import { useMedia } from '../media/useMedia.ts';
import { useUploads } from '../media/useUploads.ts';
import { moveItems } from '../../list/moveItems.ts';
import '../../list/cards.css';
import './product.css';

interface PicturesProps {
  /** The main one first. */
  readonly ids: readonly number[];
  readonly error: string | undefined;
  readonly onChange: (ids: readonly number[]) => void;
}

/** The pictures of a product in their order: from the library, or dropped here. */
export function Pictures({ ids, error, onChange }: PicturesProps) {
  const t = catalogueTexts();
  const [isPicking, setIsPicking] = useState(false);
  const media = useMedia(ids);
  // An upload ends later than it began: it is added to what is there then.
  const latest = useRef({ ids, onChange });
  useEffect(() => {
    latest.current = { ids, onChange };
  });
  const add = useCallback((more: readonly number[]) => {
    const known = latest.current.ids;
    latest.current.onChange([...known, ...more.filter((id) => !known.includes(id))]);
  }, []);
  const uploads = useUploads(add);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    getDropOperation: (_, types) => (types.has('text/plain') ? 'move' : 'copy'),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on') return;
      onChange(moveItems(ids, new Set([...keys].map(Number)), Number(target.key), target.dropPosition));
    },
    onRootDrop: ({ items }) => void droppedFiles(items).then(uploads.add),
    onInsert: ({ items }) => void droppedFiles(items).then(uploads.add),
  });
  const items = ids.map((id) => ({ id, media: media.get(id) }));
  return (
    <fieldset className="card fields">
      <legend>{t('pictures')}</legend>
      <p className="soft">{t('picturesHelp')}</p>
      <GridList
        aria-label={t('pictures')}
        layout="grid"
        className="cards"
        items={items}
        dependencies={[media, ids]}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => <p className="soft">{t('noPictures')}</p>}
      >
        {({ id, media: one }) => {
          const name = one ? nameOf(one) : String(id);
          return (
            <GridListItem id={id} className="picture-card" textValue={name}>
              {one ? <Thumb media={one} /> : <span className="thumb" />}
              <span className="thumb-name">{id === ids[0] ? t('main') : name}</span>
              <div className="picture-tools">
                <Button slot="drag" className="icon-button" aria-label={t('move', { name })}>
                  <GripVertical size={16} />
                </Button>
                <Button
                  className="icon-button"
                  aria-label={t('removePicture', { name })}
                  onPress={() => onChange(ids.filter((each) => each !== id))}
                >
                  <X size={16} />
                </Button>
              </div>
            </GridListItem>
          );
        }}
      </GridList>
      {error !== undefined && (
        <p role="alert" className="field-error">
          {error}
        </p>
      )}
      <UploadProgress all={uploads.all} />
      <div className="row">
        <Action onPress={() => setIsPicking(true)}>{t('choose')}</Action>
        <UploadButton onFiles={(files) => void uploads.add(files)} />
      </div>
      {isPicking && (
        <PickMedia
          mode="multiple"
          onClose={() => setIsPicking(false)}
          onPick={(more) => {
            setIsPicking(false);
            add(more);
          }}
        />
      )}
    </fieldset>
  );
}
