import { address, isPart } from './address.ts';
import { GRAPH_VERSION } from '../limits.ts';
import type { FeedSource } from './FeedSource.ts';
import { countsOf, firstLine, listAt, textAt, textToHtml, timeAt, urlAt } from './read.ts';

const API = `https://graph.instagram.com/${GRAPH_VERSION}`;
const FIELDS =
  'id,caption,media_type,media_url,thumbnail_url,permalink,timestamp,username,like_count,comments_count';

/** Interface with Instagram login: what the account of the token, or one that it may see, has posted. */
export const instagram: FeedSource = {
  keys: ['accessToken'],
  request({ wire, keys, count }) {
    const named = wire.text('userId', 'account', 'id');
    const user = /^\d+$/.test(named) && isPart(named) ? named : 'me';
    return {
      url: address(API, [user, 'media'], { fields: FIELDS, limit: count, access_token: keys['accessToken'] }),
    };
  },
  items: (answer) =>
    listAt(answer, 'data').map((post) => {
      const caption = textAt(post, 'caption');
      const isFilm = textAt(post, 'media_type') === 'VIDEO';
      const image = urlAt(post, isFilm ? 'thumbnail_url' : 'media_url');
      return {
        id: textAt(post, 'id'),
        title: firstLine(caption),
        content: textToHtml(caption),
        excerpt: caption,
        image,
        thumb: urlAt(post, 'thumbnail_url') || image,
        link: urlAt(post, 'permalink'),
        ...(isFilm && { video: urlAt(post, 'media_url') }),
        authorName: textAt(post, 'username'),
        authorAvatar: '',
        dateMs: timeAt(post, 'timestamp'),
        tags: [...caption.matchAll(/#([\p{L}\p{N}_]+)/gu)].map(([, tag]) => tag).join(', '),
        counts: countsOf({
          likes: textAt(post, 'like_count'),
          num_comments: textAt(post, 'comments_count'),
        }),
      };
    }),
};
