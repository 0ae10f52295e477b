import { findMedia } from '../../media/findMedia.ts';
import { imageUrl } from '../../media/imageUrl.ts';
import type { FeedContext, Streamed } from '../FeedContext.ts';
import { FEED_MOST } from '../limits.ts';
import { idList } from './order.ts';

/** spec/2 §7: pictures of the media library by their ids, in that order. */
export async function galleryItems({ shop, ids, writeDate }: FeedContext): Promise<Streamed> {
  const wanted = idList(ids).slice(0, FEED_MOST);
  const found = await findMedia(shop, wanted);
  const pictures = wanted
    .flatMap((id) => found.get(id) ?? [])
    .filter(({ mime }) => mime.startsWith('image/'));
  const items = pictures.map((picture) => ({
    id: picture.id,
    title: picture.title,
    alt: picture.alt,
    caption: picture.alt,
    image: imageUrl(picture),
    thumb: imageUrl(picture),
    link: imageUrl(picture),
    width: picture.width,
    height: picture.height,
    date: writeDate(picture.createdAt),
  }));
  return { ok: true, items };
}
