import type { Part } from '../page/Part.ts';

/** An address may name a comment that has moved to another page since: the shop knows which. */
export const namedComment: Part = {
  start() {
    const [hash, id] = /^#comment-(\d+)$/.exec(location.hash) ?? [];
    if (!hash || document.getElementById(hash.slice(1))) return;
    const address = new URL(location.href);
    // It was asked already: there is no such comment.
    if (address.searchParams.has('comment_id')) return;
    address.search = `?comment_id=${id}`;
    location.replace(address);
  },
};
