/** spec/1 §3 and §9: what feeds have where their settings say nothing. */
export const FEED_POSTS = 30;
export const FEED_COUNT = 8;
export const FEED_CACHE_S = 1200;

/** However much a module asks for. */
export const FEED_MOST = 100;
/** A source is asked no oftener than this, and an answer is not kept longer than that. */
export const FEED_CACHE_LEAST_S = 60;
export const FEED_CACHE_MOST_S = 86_400;
/** After a failure the source has a rest. */
export const FEED_RETRY_MS = 60_000;
/** Answers that nobody asked for any more are thrown away. */
export const FEED_KEPT_MS = 30 * 86_400_000;

/** What is fetched from other hosts. */
export const OUTSIDE_BYTES = 2_000_000;
export const OUTSIDE_MS = 10_000;
/** Pictures may be large, and their hosts slow. */
export const PICTURE_MS = 30_000;
export const OUTSIDE_REDIRECTS = 3;
export const OUTSIDE_PORTS: ReadonlySet<number> = new Set([80, 443]);
/** An instance that asks a source holds the claim so long: two calls, and some more. */
export const FEED_CLAIM_MS = 2 * OUTSIDE_MS + 5000;
/** Who waits for another instance's first answer looks this often. */
export const FEED_LOOK_MS = 250;

/** The version of the interfaces of Facebook and Instagram that our requests are written for. */
export const GRAPH_VERSION = 'v21.0';
