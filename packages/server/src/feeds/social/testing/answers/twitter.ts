import type { Answer } from './Answer.ts';
import { common, escaped, hostileText } from './texts.ts';

export const twitter: Answer = {
  settings: { userId: '@house', count: 1 },
  requests: [
    {
      url: 'api.x.com/2/users/by/username/house',
      whole: 'api.x.com/2/users/by/username/house',
      authorization: 'Bearer tw',
      answer: { data: { id: '44', name: 'House', username: 'house' } },
    },
    {
      url: 'api.x.com/2/users/44/tweets',
      whole:
        'api.x.com/2/users/44/tweets?max_results=5&exclude=retweets&tweet.fields=created_at,public_metrics,entities,attachments&expansions=attachments.media_keys,author_id&media.fields=url,preview_image_url,type&user.fields=name,username,profile_image_url',
      answer: {
        data: [
          {
            id: '6',
            text: hostileText,
            author_id: '44',
            created_at: '2026-03-01T10:00:00.000Z',
            attachments: { media_keys: ['m1'] },
            entities: { hashtags: [{ tag: 'clay' }] },
            public_metrics: {
              like_count: 2,
              reply_count: 1,
              retweet_count: 0,
            },
          },
          { id: '7', text: 'second' },
        ],
        includes: {
          users: [{ id: '44', name: 'House', username: 'house', profile_image_url: 'https://i/a.jpg' }],
          media: [{ media_key: 'm1', type: 'photo', url: 'https://i/m.jpg' }],
        },
      },
    },
  ],
  item: {
    ...common,
    id: '6',
    title: 'A <b>cup</b>',
    content: escaped,
    excerpt: hostileText,
    tags: 'clay',
    author_name: 'House',
    author_avatar: 'https://i/a.jpg',
    likes: '2',
    num_comments: '1',
    shares: '0',
    image: 'https://i/m.jpg',
    thumb: 'https://i/m.jpg',
    link: 'https://x.com/house/status/6',
  },
};
