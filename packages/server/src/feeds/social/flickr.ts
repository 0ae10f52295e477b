import { address } from './address.ts';
import type { FeedRequest, FeedSource, FeedWish } from './FeedSource.ts';
import { countsOf, listAt, textAt, textToHtml, timeAt, urlAt } from './read.ts';

const API = 'https://www.flickr.com/services/rest/';
const EXTRAS =
  'description,date_upload,last_update,owner_name,icon_server,tags,views,url_o,url_l,url_c,url_m,url_s,url_t';
const LARGE = ['url_l', 'url_o', 'url_c', 'url_m'];
const SMALL = ['url_s', 'url_t', 'url_m'];
const NSID = /^\d+@N\d+$/;

const USER = ['userURL', 'account', 'userId', 'id'];

interface Kind {
  /** The call, and how it is told what of. */
  readonly method: string;
  readonly parameter: string;
  /** Settings that name it: an address of the site, or an id. */
  readonly names: readonly string[];
  /** The call that turns an address into an id, and whose address it is told. */
  readonly lookup: string;
  readonly lookupNames: readonly string[];
}

const KINDS: Readonly<Record<string, Kind>> = {
  publicphotos: {
    method: 'flickr.people.getPublicPhotos',
    parameter: 'user_id',
    names: USER,
    lookup: 'flickr.urls.lookupUser',
    lookupNames: USER,
  },
  photosets: {
    method: 'flickr.photosets.getPhotos',
    parameter: 'photoset_id',
    names: ['photoSet'],
    // A set is asked for with the id of whose it is.
    lookup: 'flickr.urls.lookupUser',
    lookupNames: USER,
  },
  gallery: {
    method: 'flickr.galleries.getPhotos',
    parameter: 'gallery_id',
    names: ['galleryURL'],
    lookup: 'flickr.urls.lookupGallery',
    lookupNames: ['galleryURL'],
  },
  group: {
    method: 'flickr.groups.pools.getPhotos',
    parameter: 'group_id',
    names: ['groupURL'],
    lookup: 'flickr.urls.lookupGroup',
    lookupNames: ['groupURL'],
  },
};

const kindOf = ({ wire }: FeedWish): Kind | null => {
  const type = wire.text('type') || 'publicphotos';
  return (Object.hasOwn(KINDS, type) ? KINDS[type] : null) ?? null;
};

const call = (method: string, { keys }: FeedWish, query: Record<string, string | number>): FeedRequest => ({
  url: address(API, [], { method, api_key: keys['apiKey'], format: 'json', nojsoncallback: 1, ...query }),
});

const lastPart = (url: string): string => url.replace(/\/+$/, '').split('/').at(-1) ?? '';

/** Its REST interface. Addresses are turned into ids first. */
export const flickr: FeedSource = {
  keys: ['apiKey'],
  lookup: {
    request(wish) {
      const kind = kindOf(wish);
      const url = kind ? wish.wire.text(...kind.lookupNames) : '';
      return kind && url.includes('/') ? call(kind.lookup, wish, { url }) : null;
    },
    read: (answer) =>
      textAt(answer, 'user', 'id') ||
      textAt(answer, 'gallery', 'id') ||
      textAt(answer, 'group', 'id') ||
      null,
  },
  failure: (answer) =>
    textAt(answer, 'stat') === 'fail' ? textAt(answer, 'message') || 'It refused.' : null,
  request(wish) {
    const kind = kindOf(wish);
    if (!kind) return null;
    const isOfUser = kind.parameter === 'photoset_id';
    const owner = wish.found ?? wish.wire.text(...kind.lookupNames);
    const id = isOfUser ? lastPart(wish.wire.text(...kind.names)) : owner;
    if (id === '') return null;
    const query = { [kind.parameter]: id, ...(isOfUser && { user_id: owner }) };
    return call(kind.method, wish, { ...query, per_page: wish.count, extras: EXTRAS });
  },
  items: (answer) =>
    [...listAt(answer, 'photos', 'photo'), ...listAt(answer, 'photoset', 'photo')].map((photo) => {
      const description = textAt(photo, 'description', '_content');
      const owner = textAt(photo, 'owner') || textAt(answer, 'photoset', 'owner');
      const pick = (sizes: readonly string[]): string =>
        sizes.map((size) => urlAt(photo, size)).find((url) => url !== '') ?? '';
      return {
        id: textAt(photo, 'id'),
        title: textAt(photo, 'title'),
        content: textToHtml(description),
        excerpt: description,
        image: pick(LARGE),
        thumb: pick(SMALL),
        link: `https://www.flickr.com/photos/${encodeURIComponent(owner)}/${encodeURIComponent(textAt(photo, 'id'))}`,
        authorName: textAt(photo, 'ownername') || textAt(answer, 'photoset', 'ownername'),
        authorAvatar: avatar(photo, owner),
        dateMs: timeAt(photo, 'dateupload'),
        modifiedMs: timeAt(photo, 'lastupdate'),
        tags: textAt(photo, 'tags').split(' ').filter(Boolean).join(', '),
        counts: countsOf({ views: textAt(photo, 'views') }),
      };
    }),
};

function avatar(photo: unknown, owner: string): string {
  const [farm, server] = [textAt(photo, 'iconfarm'), textAt(photo, 'iconserver')];
  const isNamed = /^\d+$/.test(farm) && /^[1-9]\d*$/.test(server) && NSID.test(owner);
  return isNamed ? `https://farm${farm}.staticflickr.com/${server}/buddyicons/${owner}.jpg` : '';
}
