/** Opens or closes a part of the page by its height. Who wants little motion sees it there at once. */
export function slideOpen(
  content: HTMLElement,
  isOpen: boolean,
  durationMs: number,
  ended?: () => void,
): void {
  for (const running of content.getAnimations()) running.finish();
  content.hidden = false;
  content.style.display = 'block';
  const closed = { height: '0px', overflow: 'hidden' };
  const opened = { height: `${content.scrollHeight}px`, overflow: 'hidden' };
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const slide = content.animate(isOpen ? [closed, opened] : [opened, closed], {
    duration: isCalm ? 0 : durationMs,
    easing: 'ease',
  });
  slide.onfinish = () => {
    content.hidden = !isOpen;
    content.style.display = isOpen ? 'block' : 'none';
    ended?.();
  };
}
