import type { NavSlide } from '@vitrine/model';

export type NavPicture = Pick<NavSlide, 'picture' | 'backgroundPicture'>;

/**
 * spec/2 §8: a thumbnail that cannot be had gives way to the slide's background picture. Tells when it must; nothing is asked for
 * where there is no other. Hands back how to stop.
 */
export function probePicture({ picture, backgroundPicture }: NavPicture, giveWay: () => void): () => void {
  if (picture === '' || backgroundPicture === '' || backgroundPicture === picture) return () => undefined;
  const probe = new Image();
  probe.addEventListener('error', giveWay);
  probe.src = picture;
  return () => probe.removeEventListener('error', giveWay);
}
