import { address } from './address.ts';
import type { FeedRequest, FeedSource, FeedWish } from './FeedSource.ts';
import { at, countsOf, firstLine, listAt, textAt, textToHtml, timeAt, urlAt } from './read.ts';

const API = 'https://api.x.com/2';
const FIELDS = {
  'tweet.fields': 'created_at,public_metrics,entities,attachments',
  expansions: 'attachments.media_keys,author_id',
  'media.fields': 'url,preview_image_url,type',
  'user.fields': 'name,username,profile_image_url',
};

const nameOf = ({ wire }: FeedWish): string =>
  wire.text('userId', 'account', 'username', 'id').replace(/^@/, '');
const ask = ({ keys }: FeedWish, url: string): FeedRequest => ({
  url,
  headers: { authorization: `Bearer ${keys['bearerToken']}` },
});

/** X, once Twitter, interface of version 2: what an account has posted. */
export const twitter: FeedSource = {
  keys: ['bearerToken'],
  lookup: {
    request(wish) {
      const name = nameOf(wish);
      const isName = /^\w{1,15}$/.test(name) && !/^\d+$/.test(name);
      return isName ? ask(wish, address(`${API}/users/by/username`, [name], {})) : null;
    },
    read: (answer) => textAt(answer, 'data', 'id') || null,
  },
  request(wish) {
    const id = wish.found ?? nameOf(wish);
    if (!/^\d+$/.test(id)) return null;
    const { wire, count } = wish;
    const exclude = [
      ...(wire.flag('excludeReplies') ? ['replies'] : []),
      ...(wire.flag('includeRetweets') ? [] : ['retweets']),
    ].join(',');
    // Fewer than five are not given.
    const query = { max_results: Math.min(100, Math.max(5, count)), exclude, ...FIELDS };
    return ask(wish, address(`${API}/users`, [id, 'tweets'], query));
  },
  failure: (answer) =>
    at(answer, 'data') === undefined && listAt(answer, 'errors').length > 0
      ? textAt(answer, 'errors', 0, 'detail') || 'It refused.'
      : null,
  items(answer, { wire, count }) {
    const posts = listAt(answer, 'data').map((post) => postOf(post, answer));
    return posts.filter(({ image }) => image !== '' || !wire.flag('imageOnly')).slice(0, count);
  },
};

function postOf(post: unknown, answer: unknown) {
  const text = textAt(post, 'text');
  const author = listAt(answer, 'includes', 'users').find(
    (user) => textAt(user, 'id') === textAt(post, 'author_id'),
  );
  const key = textAt(post, 'attachments', 'media_keys', 0);
  const media = listAt(answer, 'includes', 'media').find((each) => key && textAt(each, 'media_key') === key);
  const image = urlAt(media, 'url') || urlAt(media, 'preview_image_url');
  const metrics = at(post, 'public_metrics');
  const handle = textAt(author, 'username');
  return {
    id: textAt(post, 'id'),
    title: firstLine(text),
    content: textToHtml(text),
    excerpt: text,
    image,
    thumb: image,
    link: `https://x.com/${encodeURIComponent(handle || 'i')}/status/${encodeURIComponent(textAt(post, 'id'))}`,
    authorName: textAt(author, 'name'),
    authorAvatar: urlAt(author, 'profile_image_url'),
    dateMs: timeAt(post, 'created_at'),
    tags: listAt(post, 'entities', 'hashtags')
      .map((tag) => textAt(tag, 'tag'))
      .join(', '),
    counts: countsOf({
      likes: textAt(metrics, 'like_count'),
      num_comments: textAt(metrics, 'reply_count'),
      shares: textAt(metrics, 'retweet_count'),
    }),
  };
}
