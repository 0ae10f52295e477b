import { FileText, Film } from 'lucide-react';
import { addressFor, isPicture, type MediaRow } from './mediaFile.ts';
import './media.css';

/** Twice what it is shown at: screens have two dots for one. */
const SHARP_PX = 320;

/** A small picture, or a sign for what is none. Its name stands beside it. */
export function Thumb({ media }: { readonly media: MediaRow }) {
  if (isPicture(media))
    return (
      <img className="thumb" src={addressFor(media, SHARP_PX)} alt="" loading="lazy" draggable={false} />
    );
  const Sign = media.mime.startsWith('video/') ? Film : FileText;
  return (
    <span className="thumb">
      <Sign size={32} aria-hidden="true" />
    </span>
  );
}
