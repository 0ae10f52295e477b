import { ImagePlus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { catalogueTexts } from '../catalogueTexts.ts';
import { PickMedia } from './PickMedia.tsx';
import { Thumb } from './Thumb.tsx';
import { useMedia } from './useMedia.ts';
import './media.css';

interface OnePictureProps {
  readonly label: string;
  readonly id: number | null;
  readonly error?: string | undefined;
  readonly onChange: (id: number | null) => void;
}

/** One picture, or none. */
export function OnePicture({ label, id, error, onChange }: OnePictureProps) {
  const t = catalogueTexts();
  const [isPicking, setIsPicking] = useState(false);
  const media = useMedia(id === null ? [] : [id]).get(id ?? 0);
  return (
    <div className="row">
      <Button
        className="picture-choice"
        aria-label={`${label}: ${t('chooseOne')}`}
        onPress={() => setIsPicking(true)}
      >
        {media ? (
          <Thumb media={media} />
        ) : (
          <span className="thumb">
            <ImagePlus size={20} aria-hidden="true" />
          </span>
        )}
      </Button>
      {id !== null && (
        <Button
          className="icon-button"
          aria-label={`${label}: ${t('removeOne')}`}
          onPress={() => onChange(null)}
        >
          <X size={16} />
        </Button>
      )}
      {error !== undefined && (
        <span role="alert" className="field-error">
          {error}
        </span>
      )}
      {isPicking && (
        <PickMedia
          mode="single"
          onClose={() => setIsPicking(false)}
          onPick={([next]) => {
            setIsPicking(false);
            onChange(next ?? null);
          }}
        />
      )}
    </div>
  );
}
