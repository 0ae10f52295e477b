import { useEffect, useState } from 'react';
import { type NavPicture, probePicture } from './probePicture.ts';

/** The picture to show of a slide. */
export function useWorkingPicture({ picture, backgroundPicture }: NavPicture, isUsed: boolean): string {
  const [broken, setBroken] = useState<string | null>(null);
  useEffect(
    () => (isUsed ? probePicture({ picture, backgroundPicture }, () => setBroken(picture)) : undefined),
    [isUsed, picture, backgroundPicture],
  );
  return broken !== null && broken === picture ? backgroundPicture : picture;
}
