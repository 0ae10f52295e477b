/** What the page's style sheets know browsers by: a class `e--ua-…` on the body for each that is true. */
export function environmentClasses({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): string[] {
  const has = (word: string): boolean => userAgent.includes(word);
  const firefox = has('Firefox');
  const edge = has('Edg');
  const opera = has('OPR');
  const chrome = has('Chrome') && !edge && !opera;
  const safari = has('Safari') && !has('Chrome') && !firefox;
  const flags: Readonly<Record<string, boolean>> = {
    isTouchDevice: maxTouchPoints > 0,
    appleWebkit: has('AppleWebKit') && !has('Chrome'),
    blink: chrome || edge || opera,
    chrome,
    edge,
    firefox,
    mac: has('Macintosh'),
    opera,
    safari,
    webkit: has('AppleWebKit'),
  };
  return Object.keys(flags)
    .filter((name) => flags[name])
    .map((name) => `e--ua-${name}`);
}
