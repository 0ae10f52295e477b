import type { NavSlide } from '@vitrine/model';
import { useEffect, useState } from 'react';
import { hasFallback, whenPictureFails } from './pictureFallback.ts';

/** The picture that an item shows: another one where its own fails. */
export function useWorkingPicture(slide: NavSlide, isUsed: boolean): string {
  const { picture, backgroundPicture } = slide;
  const [broken, setBroken] = useState<string | null>(null);
  const hasOther = hasFallback(slide);
  useEffect(
    () => (isUsed && hasOther ? whenPictureFails(picture, () => setBroken(picture)) : undefined),
    [isUsed, hasOther, picture],
  );
  return broken === picture && hasOther ? backgroundPicture : picture;
}
