import { address, isPart } from './address.ts';
import { GRAPH_VERSION } from '../limits.ts';
import type { FeedSource } from './FeedSource.ts';
import { countsOf, firstLine, listAt, textAt, textToHtml, timeAt, urlAt } from './read.ts';

const API = `https://graph.facebook.com/${GRAPH_VERSION}`;
const COUNTS = 'likes.limit(0).summary(true),comments.limit(0).summary(true)';
const POST_FIELDS = `id,message,created_time,updated_time,full_picture,permalink_url,from{name,picture},shares,${COUNTS}`;
const PHOTO_FIELDS = `id,name,created_time,updated_time,images,link,from{name,picture},${COUNTS}`;

/** The last part of a page's address, or a name or id as it is. */
const nameOf = (text: string): string => {
  const name = text.split(/[?#]/, 1)[0]?.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return isPart(name) ? name : '';
};

/** Graph interface: posts of a page, or photos of one of its albums. */
export const facebook: FeedSource = {
  keys: ['accessToken'],
  request({ wire, keys, count }) {
    const isAlbum = wire.text('typeSource') === 'album';
    const name = nameOf(isAlbum ? wire.text('album') : wire.text('url', 'pageURL', 'account', 'id'));
    if (name === '') return null;
    const fields = isAlbum ? PHOTO_FIELDS : POST_FIELDS;
    const query = { limit: count, fields, access_token: keys['accessToken'] };
    return {
      url: address(API, [name, isAlbum ? 'photos' : 'posts'], query),
    };
  },
  items: (answer) =>
    listAt(answer, 'data').map((post) => {
      const message = textAt(post, 'message') || textAt(post, 'name');
      const images = listAt(post, 'images').map((image) => urlAt(image, 'source'));
      const image = urlAt(post, 'full_picture') || (images[0] ?? '');
      return {
        id: textAt(post, 'id'),
        title: firstLine(message),
        content: textToHtml(message),
        excerpt: message,
        image,
        thumb: images.at(-1) || image,
        link: urlAt(post, 'permalink_url') || urlAt(post, 'link'),
        authorName: textAt(post, 'from', 'name'),
        authorAvatar: urlAt(post, 'from', 'picture', 'data', 'url'),
        dateMs: timeAt(post, 'created_time'),
        modifiedMs: timeAt(post, 'updated_time'),
        counts: countsOf({
          likes: textAt(post, 'likes', 'summary', 'total_count'),
          num_comments: textAt(post, 'comments', 'summary', 'total_count'),
          shares: textAt(post, 'shares', 'count'),
        }),
      };
    }),
};
