import type { Answer } from './Answer.ts';
import { common, escaped, hostileText } from './texts.ts';

export const facebook: Answer = {
  settings: { typeSource: 'timeline', url: 'https://www.facebook.com/the.house/', count: 1 },
  requests: [
    {
      url: 'graph.facebook.com/v21.0/the.house/posts',
      whole:
        'graph.facebook.com/v21.0/the.house/posts?limit=1&fields=id,message,created_time,updated_time,full_picture,permalink_url,from{name,picture},shares,likes.limit(0).summary(true),comments.limit(0).summary(true)&access_token=fb',
      answer: {
        data: [
          {
            id: '1_2',
            message: hostileText,
            created_time: '2026-03-01T10:00:00+0000',
            full_picture: 'https://i/p.jpg',
            permalink_url: 'https://www.facebook.com/1/posts/2',
            from: {
              name: 'House',
              picture: { data: { url: 'https://i/a.jpg' } },
            },
            likes: { summary: { total_count: 4 } },
            comments: { summary: { total_count: 1 } },
          },
        ],
      },
    },
  ],
  item: {
    ...common,
    id: '1_2',
    title: 'A <b>cup</b>',
    content: escaped,
    excerpt: hostileText,
    author_name: 'House',
    author_avatar: 'https://i/a.jpg',
    likes: '4',
    num_comments: '1',
    image: 'https://i/p.jpg',
    thumb: 'https://i/p.jpg',
    link: 'https://www.facebook.com/1/posts/2',
  },
};
