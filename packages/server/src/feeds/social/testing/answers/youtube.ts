import type { Answer } from './Answer.ts';
import { common, escaped, hostileText } from './texts.ts';

export const youtube: Answer = {
  settings: { typeSource: 'channel', channelId: 'UCabc', count: 2 },
  requests: [
    {
      url: 'www.googleapis.com/youtube/v3/playlistItems',
      whole:
        'www.googleapis.com/youtube/v3/playlistItems?part=snippet&maxResults=2&playlistId=UUabc&key=yt&key',
      answer: {
        items: [
          {
            snippet: {
              title: 'Film',
              description: hostileText,
              publishedAt: '2026-03-01T10:00:00Z',
              channelTitle: 'House',
              resourceId: {
                kind: 'youtube#video',
                videoId: 'v1',
              },
              thumbnails: {
                default: { url: 'https://i/d.jpg' },
                high: { url: 'https://i/h.jpg' },
              },
            },
          },
        ],
      },
    },
  ],
  item: {
    ...common,
    id: 'v1',
    title: 'Film',
    content: escaped,
    excerpt: hostileText,
    author_name: 'House',
    image: 'https://i/h.jpg',
    thumb: 'https://i/h.jpg',
    link: 'https://www.youtube.com/watch?v=v1',
    video: 'https://www.youtube.com/watch?v=v1',
  },
};
