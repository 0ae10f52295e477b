import type { Answer } from './Answer.ts';
import { common } from './texts.ts';

export const instagram: Answer = {
  settings: { userId: 'me', count: 1 },
  requests: [
    {
      url: 'graph.instagram.com/v21.0/me/media',
      whole:
        'graph.instagram.com/v21.0/me/media?fields=id,caption,media_type,media_url,thumbnail_url,permalink,timestamp,username,like_count,comments_count&limit=1&access_token=ig',
      answer: {
        data: [
          {
            id: '3',
            caption: 'Glaze #clay #été',
            media_type: 'VIDEO',
            media_url: 'https://i/v.mp4',
            thumbnail_url: 'https://i/t.jpg',
            permalink: 'https://www.instagram.com/p/3/',
            timestamp: '2026-03-01T10:00:00+0000',
            username: 'house',
            like_count: 8,
            comments_count: 2,
          },
        ],
      },
    },
  ],
  item: {
    ...common,
    id: '3',
    title: 'Glaze #clay #été',
    content: 'Glaze #clay #été',
    excerpt: 'Glaze #clay #été',
    image: 'https://i/t.jpg',
    thumb: 'https://i/t.jpg',
    video: 'https://i/v.mp4',
    tags: 'clay, été',
    link: 'https://www.instagram.com/p/3/',
    author_name: 'house',
    likes: '8',
    num_comments: '2',
  },
};
