const item = (n, slug, title, excerpt, image, author, date, category, likes) => ({
  sourceSlideId: 12001,
  sourceModuleId: 12,
  sourceModuleEngine: 7,
  id: n,
  slug,
  title,
  excerpt,
  content: `<p>${excerpt}</p>`,
  image: `/demo/media/${image}`,
  thumb: `/demo/media/${image}`,
  link: `/journal/${slug}`,
  author_name: author,
  author_avatar: '',
  date,
  modified: date,
  categories: category,
  tags: 'stoneware, studio',
  num_comments: String(n % 4),
  likes: String(likes),
});

/** What the feed answers: get_stream_data. */
export const postFeedItems = () => ({
  success: true,
  data: [
    item(1, 'the-moon-jar', 'The moon jar that would not lean', 'Two bowls, one seam, and a week of turning it towards the wall. Every moon jar leans a little; this one stood up straight, and we spent days wondering what we had done wrong.', 'clay-moonjar.webp', 'Yuna Seo', '12 November 2026', 'Throwing', 48),
    item(2, 'celadon-in-the-rain', 'Celadon in the rain', 'Our green comes from a ditch behind the kiln. After the wet October it came out bluer than any test tile, and nobody in the studio wants to filter it ever again.', 'clay-celadon.webp', 'Marek Dvorak', '4 November 2026', 'Glaze', 61),
    item(3, 'rust-on-purpose', 'Rust, on purpose', 'Iron filings from the farrier, sieved through an old stocking. The first firing looked like an accident. The second looked like a decision, which is the whole craft in one sentence.', 'clay-rust.webp', 'Adaeze Nwosu', '28 October 2026', 'Glaze', 37),
    item(4, 'dipping-cobalt', 'How long is a dip?', 'Four seconds for sky, seven for ink. We timed it with a song, then with a metronome, and in the end with Lotte, who breathes more evenly than either of them.', 'clay-cobalt.webp', 'Lotte Brands', '19 October 2026', 'Method', 72),
    item(5, 'the-night-shift', 'The night shift', 'Somebody has to sit with the kiln between two and five. We keep a chair, a blanket and a book of bad jokes there, and the pots from those firings always seem warmer.', 'clay-kiln.webp', 'Marek Dvorak', '8 October 2026', 'Firing', 55),
    item(6, 'set-for-one', 'A table set for one', 'A customer asked for a single place setting, for good. We made it heavier than usual, so that it would feel like company, and then we made another for the studio.', 'clay-table.webp', 'Yuna Seo', '30 September 2026', 'Orders', 93),
  ],
});
