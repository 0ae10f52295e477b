import type { Wire } from '../Wire.ts';
import { address, isPart } from './address.ts';
import type { FeedSource } from './FeedSource.ts';
import { countsOf, listAt, textAt, textToHtml, timeAt, urlAt } from './read.ts';

const API = 'https://api.vimeo.com';
const FIELDS =
  'uri,name,description,link,created_time,modified_time,pictures.sizes.link,pictures.sizes.width,' +
  'user.name,user.pictures.sizes.link,tags.name,stats.plays,metadata.connections.likes.total,metadata.connections.comments.total';

/** Whose films: the collection of the interface, and the settings that name one. */
const KINDS: Readonly<Record<string, readonly [collection: string, ...names: string[]]>> = {
  user: ['users', 'userName', 'username', 'account', 'id'],
  channel: ['channels', 'channelName'],
  group: ['groups', 'groupName'],
  album: ['albums', 'albumId'],
};

function placeOf(wire: Wire): readonly [string, string] | null {
  const type = wire.text('typeSource') || 'user';
  const [collection = '', ...names] = (Object.hasOwn(KINDS, type) ? KINDS[type] : undefined) ?? [];
  const name = wire.text(...names);
  return isPart(name) ? [collection, name] : null;
}

/** Its interface of version 3.4. */
export const vimeo: FeedSource = {
  keys: ['accessToken'],
  request({ wire, keys, count }) {
    const place = placeOf(wire);
    if (!place) return null;
    return {
      url: address(API, [...place, 'videos'], { per_page: count, fields: FIELDS }),
      headers: {
        authorization: `bearer ${keys['accessToken']}`,
        accept: 'application/vnd.vimeo.*+json;version=3.4',
      },
    };
  },
  items: (answer) =>
    listAt(answer, 'data').map((item) => {
      const description = textAt(item, 'description');
      const sizes = listAt(item, 'pictures', 'sizes').map((size) => urlAt(size, 'link'));
      const link = urlAt(item, 'link');
      return {
        id: textAt(item, 'uri').split('/').at(-1) ?? '',
        title: textAt(item, 'name'),
        content: textToHtml(description),
        excerpt: description,
        image: sizes.at(-1) ?? '',
        thumb: sizes[Math.min(2, sizes.length - 1)] ?? '',
        link,
        video: link,
        authorName: textAt(item, 'user', 'name'),
        authorAvatar: urlAt(listAt(item, 'user', 'pictures', 'sizes').at(-1), 'link'),
        dateMs: timeAt(item, 'created_time'),
        modifiedMs: timeAt(item, 'modified_time'),
        tags: listAt(item, 'tags')
          .map((tag) => textAt(tag, 'name'))
          .join(', '),
        counts: countsOf({
          views: textAt(item, 'stats', 'plays'),
          likes: textAt(item, 'metadata', 'connections', 'likes', 'total'),
          num_comments: textAt(item, 'metadata', 'connections', 'comments', 'total'),
        }),
      };
    }),
};
