const ALLOWED = /^(?:https?|mailto|tel|sms|skype|viber|whatsapp|callto):/i;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** An address that a link may lead to, else nothing: browsers skip control characters within a scheme, so they go first. */
export function safeHref(written: string): string {
  const url = [...written.trim()].filter((letter) => letter >= ' ' && letter !== '\u007f').join('');
  const bare = url.replaceAll(/&colon;?/gi, ':').replaceAll(/\s|&(?:tab|newline);?/gi, '');
  if (/^&#|^%6a%61%76/i.test(bare)) return '';
  return SCHEME.test(bare) && !ALLOWED.test(bare) ? '' : url;
}
