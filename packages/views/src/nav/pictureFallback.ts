import type { NavSlide } from '@vitrine/model';

type Pictures = Pick<NavSlide, 'picture' | 'backgroundPicture'>;

/** spec/2 §8: a thumbnail that cannot be had gives way to the slide's background picture. */
export const hasFallback = ({ picture, backgroundPicture }: Pictures): boolean =>
  picture !== '' && backgroundPicture !== '' && backgroundPicture !== picture;

/** Tells when a picture cannot be had: what CSS paints does not say so itself. */
export function whenPictureFails(address: string, tell: () => void): () => void {
  const probe = new Image();
  probe.addEventListener('error', tell);
  probe.src = address;
  return () => probe.removeEventListener('error', tell);
}
