import type { JsonObject } from '@vitrine/model';

interface Request {
  /** How the address begins, without `https://`. */
  readonly url: string;
  readonly whole: string;
  readonly authorization?: string;
  /** In the form that the source documents. */
  readonly answer: JsonObject;
}

interface Answer {
  readonly settings: object;
  readonly requests: readonly Request[];
  readonly item: object;
}

const hostileText = 'A <b>cup</b>\n& more';
const escaped = 'A &lt;b&gt;cup&lt;/b&gt;<br>&amp; more';
const common = { author_avatar: '', tags: '', date: 'March 1, 2026', modified: 'March 1, 2026' };

/** What each source is asked, what it answers, and the item that this becomes. */
export const answers: Readonly<Record<string, Answer>> = {
  youtube: {
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
                ...{ title: 'Film', description: hostileText, publishedAt: '2026-03-01T10:00:00Z' },
                ...{ channelTitle: 'House', resourceId: { kind: 'youtube#video', videoId: 'v1' } },
                thumbnails: { default: { url: 'https://i/d.jpg' }, high: { url: 'https://i/h.jpg' } },
              },
            },
          ],
        },
      },
    ],
    item: {
      ...common,
      ...{ id: 'v1', title: 'Film', content: escaped, excerpt: hostileText, author_name: 'House' },
      ...{ image: 'https://i/h.jpg', thumb: 'https://i/h.jpg' },
      ...{ link: 'https://www.youtube.com/watch?v=v1', video: 'https://www.youtube.com/watch?v=v1' },
    },
  },
  vimeo: {
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
              ...{ uri: '/videos/5', name: 'Kiln', description: null, link: 'https://vimeo.com/5' },
              ...{ created_time: '2026-03-01T10:00:00+00:00', modified_time: '2026-03-02T10:00:00+00:00' },
              pictures: { sizes: [{ link: 'https://i/1.jpg' }, { link: 'https://i/2.jpg' }] },
              user: { name: 'Marek', pictures: { sizes: [{ link: 'https://i/u.jpg' }] } },
              tags: [{ name: 'fire' }, { name: 'clay' }],
              stats: { plays: 7 },
              metadata: { connections: { likes: { total: 3 }, comments: { total: 0 } } },
            },
          ],
        },
      },
    ],
    item: {
      ...{ id: '5', title: 'Kiln', content: '', excerpt: '', author_name: 'Marek' },
      ...{ author_avatar: 'https://i/u.jpg', image: 'https://i/2.jpg', thumb: 'https://i/2.jpg' },
      ...{ link: 'https://vimeo.com/5', video: 'https://vimeo.com/5', tags: 'fire, clay' },
      ...{ date: 'March 1, 2026', modified: 'March 2, 2026', views: '7', likes: '3', num_comments: '0' },
    },
  },
  flickr: {
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
                ...{ id: '9', owner: '12@N01', title: 'Moon', ownername: 'Yuna', dateupload: '1772366400' },
                ...{ description: { _content: hostileText }, tags: 'a b', views: '4', iconserver: '65', iconfarm: 6 },
                ...{ url_l: 'https://i/l.jpg', url_s: 'https://i/s.jpg' },
              },
            ],
          },
          stat: 'ok',
        },
      },
    ],
    item: {
      ...{ ...common, id: '9', title: 'Moon', content: escaped, excerpt: hostileText, author_name: 'Yuna' },
      ...{ image: 'https://i/l.jpg', thumb: 'https://i/s.jpg', tags: 'a, b', views: '4' },
      ...{ author_avatar: 'https://farm6.staticflickr.com/65/buddyicons/12@N01.jpg' },
      link: 'https://www.flickr.com/photos/12%40N01/9',
    },
  },
  facebook: {
    settings: { typeSource: 'timeline', url: 'https://www.facebook.com/the.house/', count: 1 },
    requests: [
      {
        url: 'graph.facebook.com/v21.0/the.house/posts',
        whole:
          'graph.facebook.com/v21.0/the.house/posts?limit=1&fields=id,message,created_time,updated_time,full_picture,permalink_url,from{name,picture},shares,likes.limit(0).summary(true),comments.limit(0).summary(true)&access_token=fb',
        answer: {
          data: [
            {
              ...{ id: '1_2', message: hostileText, created_time: '2026-03-01T10:00:00+0000' },
              ...{ full_picture: 'https://i/p.jpg', permalink_url: 'https://www.facebook.com/1/posts/2' },
              from: { name: 'House', picture: { data: { url: 'https://i/a.jpg' } } },
              ...{ likes: { summary: { total_count: 4 } }, comments: { summary: { total_count: 1 } } },
            },
          ],
        },
      },
    ],
    item: {
      ...{ ...common, id: '1_2', title: 'A <b>cup</b>', content: escaped, excerpt: hostileText },
      ...{ author_name: 'House', author_avatar: 'https://i/a.jpg', likes: '4', num_comments: '1' },
      ...{ image: 'https://i/p.jpg', thumb: 'https://i/p.jpg', link: 'https://www.facebook.com/1/posts/2' },
    },
  },
  instagram: {
    settings: { userId: 'me', count: 1 },
    requests: [
      {
        url: 'graph.instagram.com/v21.0/me/media',
        whole:
          'graph.instagram.com/v21.0/me/media?fields=id,caption,media_type,media_url,thumbnail_url,permalink,timestamp,username,like_count,comments_count&limit=1&access_token=ig',
        answer: {
          data: [
            {
              ...{ id: '3', caption: 'Glaze #clay #été', media_type: 'VIDEO', media_url: 'https://i/v.mp4' },
              ...{ thumbnail_url: 'https://i/t.jpg', permalink: 'https://www.instagram.com/p/3/' },
              ...{ timestamp: '2026-03-01T10:00:00+0000', username: 'house', like_count: 8, comments_count: 2 },
            },
          ],
        },
      },
    ],
    item: {
      ...{ ...common, id: '3', title: 'Glaze #clay #été', content: 'Glaze #clay #été', excerpt: 'Glaze #clay #été' },
      ...{ image: 'https://i/t.jpg', thumb: 'https://i/t.jpg', video: 'https://i/v.mp4', tags: 'clay, été' },
      ...{ link: 'https://www.instagram.com/p/3/', author_name: 'house', likes: '8', num_comments: '2' },
    },
  },
  twitter: {
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
              ...{ id: '6', text: hostileText, author_id: '44', created_at: '2026-03-01T10:00:00.000Z' },
              attachments: { media_keys: ['m1'] },
              entities: { hashtags: [{ tag: 'clay' }] },
              public_metrics: { like_count: 2, reply_count: 1, retweet_count: 0 },
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
      ...{ ...common, id: '6', title: 'A <b>cup</b>', content: escaped, excerpt: hostileText, tags: 'clay' },
      ...{ author_name: 'House', author_avatar: 'https://i/a.jpg', likes: '2', num_comments: '1', shares: '0' },
      ...{ image: 'https://i/m.jpg', thumb: 'https://i/m.jpg', link: 'https://x.com/house/status/6' },
    },
  },
};
