/** Names one attempt: a second click, or a second try after the connection broke, is the same one. */
export const onceKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
