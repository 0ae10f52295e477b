const LONGEST = 300;

/** Fields of an address that name a call; nothing else of a query is written down: keys, nonces and names stand there. */
const CALL = /[?&](wc-ajax|action)=([\w-]{1,60})(?=&|$)/;

/** An address as logs may show it: its path, and the call when it names one. */
export function logPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  const [, field, name] = CALL.exec(url) ?? [];
  return path.slice(0, LONGEST) + (field ? `?${field}=${name}` : '');
}
