import type { Answer } from './Answer.ts';

export const vimeo: Answer = {
  settings: { typeSource: 'channel', channelName: 'pots', count: '2' },
  requests: [
    {
      url: 'api.vimeo.com/channels/pots/videos',
      whole:
        'api.vimeo.com/channels/pots/videos?per_page=2&fields=uri,name,description,link,created_time,modified_time,pictures.sizes.link,pictures.sizes.width,user.name,user.pictures.sizes.link,tags.name,stats.plays,metadata.connections.likes.total,metadata.connections.comments.total',
      authorization: 'bearer vm',
      answer: {
        data: [
          {
            uri: '/videos/5',
            name: 'Kiln',
            description: null,
            link: 'https://vimeo.com/5',
            created_time: '2026-03-01T10:00:00+00:00',
            modified_time: '2026-03-02T10:00:00+00:00',
            pictures: { sizes: [{ link: 'https://i/1.jpg' }, { link: 'https://i/2.jpg' }] },
            user: {
              name: 'Marek',
              pictures: { sizes: [{ link: 'https://i/u.jpg' }] },
            },
            tags: [{ name: 'fire' }, { name: 'clay' }],
            stats: { plays: 7 },
            metadata: {
              connections: {
                likes: { total: 3 },
                comments: { total: 0 },
              },
            },
          },
        ],
      },
    },
  ],
  item: {
    id: '5',
    title: 'Kiln',
    content: '',
    excerpt: '',
    author_name: 'Marek',
    author_avatar: 'https://i/u.jpg',
    image: 'https://i/2.jpg',
    thumb: 'https://i/2.jpg',
    link: 'https://vimeo.com/5',
    video: 'https://vimeo.com/5',
    tags: 'fire, clay',
    date: 'March 1, 2026',
    modified: 'March 2, 2026',
    views: '7',
    likes: '3',
    num_comments: '0',
  },
};
