import type { NavSlide } from '@vitrine/model';
import { useEffect, useState } from 'react';

/** spec/2 §8: a thumbnail that cannot be had gives way to the slide's background picture. */
export function useWorkingPicture({ picture, backgroundPicture }: NavSlide, isUsed: boolean): string {
  const [broken, setBroken] = useState<string | null>(null);
  const hasOther = backgroundPicture !== '' && backgroundPicture !== picture;
  useEffect(() => {
    if (!isUsed || !hasOther || picture === '') return undefined;
    const probe = new Image();
    const fail = (): void => setBroken(picture);
    probe.addEventListener('error', fail);
    probe.src = picture;
    return () => probe.removeEventListener('error', fail);
  }, [isUsed, hasOther, picture]);
  return broken === picture && hasOther ? backgroundPicture : picture;
}
