export const hostileText = 'A <b>cup</b>\n& more';
export const escaped = 'A &lt;b&gt;cup&lt;/b&gt;<br>&amp; more';
export const common = {
  author_avatar: '',
  tags: '',
  date: 'March 1, 2026',
  modified: 'March 1, 2026',
};
