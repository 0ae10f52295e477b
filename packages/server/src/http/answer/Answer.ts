/** What a call of the shop's contract answers. Nothing at all is an answer too. */
export type Answer =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'html'; readonly html: string }
  /** The same for everyone: any cache may hold it. */
  | { readonly kind: 'shared'; readonly html: string }
  | { readonly kind: 'nothing' };

export const json = (value: unknown): Answer => ({ kind: 'json', value });
export const html = (text: string): Answer => ({ kind: 'html', html: text });
export const shared = (text: string): Answer => ({ kind: 'shared', html: text });
export const nothing: Answer = { kind: 'nothing' };

/** What the original answers to a nonce that is none: its scripts take anything but their own answers for a failure. */
export const refused = html('-1');
