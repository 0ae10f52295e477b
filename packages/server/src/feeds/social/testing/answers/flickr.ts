import type { Answer } from './Answer.ts';
import { common, escaped, hostileText } from './texts.ts';

export const flickr: Answer = {
  settings: { type: 'publicphotos', userURL: 'https://www.flickr.com/photos/yuna/', count: 1 },
  requests: [
    {
      url: 'www.flickr.com/services/rest/?method=flickr.urls.lookupUser',
      whole:
        'www.flickr.com/services/rest/?method=flickr.urls.lookupUser&api_key=fl&format=json&nojsoncallback=1&url=https://www.flickr.com/photos/yuna/',
      answer: { user: { id: '12@N01', username: { _content: 'yuna' } }, stat: 'ok' },
    },
    {
      url: 'www.flickr.com/services/rest/?method=flickr.people.getPublicPhotos',
      whole:
        'www.flickr.com/services/rest/?method=flickr.people.getPublicPhotos&api_key=fl&format=json&nojsoncallback=1&user_id=12@N01&per_page=1&extras=description,date_upload,last_update,owner_name,icon_server,tags,views,url_o,url_l,url_c,url_m,url_s,url_t',
      answer: {
        photos: {
          photo: [
            {
              id: '9',
              owner: '12@N01',
              title: 'Moon',
              ownername: 'Yuna',
              dateupload: '1772366400',
              description: { _content: hostileText },
              tags: 'a b',
              views: '4',
              iconserver: '65',
              iconfarm: 6,
              url_l: 'https://i/l.jpg',
              url_s: 'https://i/s.jpg',
            },
          ],
        },
        stat: 'ok',
      },
    },
  ],
  item: {
    ...common,
    id: '9',
    title: 'Moon',
    content: escaped,
    excerpt: hostileText,
    author_name: 'Yuna',
    image: 'https://i/l.jpg',
    thumb: 'https://i/s.jpg',
    tags: 'a, b',
    views: '4',
    author_avatar: 'https://farm6.staticflickr.com/65/buddyicons/12@N01.jpg',
    link: 'https://www.flickr.com/photos/12%40N01/9',
  },
};
