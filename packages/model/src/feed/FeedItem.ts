import type { JsonObject } from '../reading/json.ts';

/** A post, product or picture of a feed; its fields are the source's. Every text in it is hostile. */
export type FeedItem = JsonObject;
