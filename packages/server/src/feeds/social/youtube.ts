import { address } from './address.ts';
import type { FeedSource } from './FeedSource.ts';
import { at, listAt, textAt, textToHtml, timeAt, urlAt } from './read.ts';

const API = 'https://www.googleapis.com/youtube/v3';
const LARGE = ['maxres', 'standard', 'high', 'medium', 'default'];
const SMALL = ['medium', 'high', 'default'];

/** Data API v3: the films of a list, or of a channel, whose uploads are a list too. */
export const youtube: FeedSource = {
  keys: ['apiKey'],
  request({ wire, keys, count }) {
    const list = wire.text('playList', 'playlist') || uploadsOf(wire.text('channelId', 'account', 'id'));
    if (list === '') return null;
    const query = { part: 'snippet', maxResults: Math.min(count, 50), playlistId: list, key: keys['apiKey'] };
    return { url: address(`${API}/playlistItems`, [], query) };
  },
  items: (answer) =>
    listAt(answer, 'items').flatMap((item) => {
      const snippet = at(item, 'snippet');
      const id = textAt(snippet, 'resourceId', 'videoId');
      if (id === '') return [];
      const description = textAt(snippet, 'description');
      const link = `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;
      return {
        id,
        title: textAt(snippet, 'title'),
        content: textToHtml(description),
        excerpt: description,
        image: thumbnail(snippet, LARGE),
        thumb: thumbnail(snippet, SMALL),
        link,
        video: link,
        authorName: textAt(snippet, 'videoOwnerChannelTitle') || textAt(snippet, 'channelTitle'),
        authorAvatar: '',
        dateMs: timeAt(snippet, 'publishedAt'),
      };
    }),
};

const uploadsOf = (channel: string): string => (channel.startsWith('UC') ? `UU${channel.slice(2)}` : '');

const thumbnail = (snippet: unknown, sizes: readonly string[]): string =>
  sizes.map((size) => urlAt(snippet, 'thumbnails', size, 'url')).find((url) => url !== '') ?? '';
