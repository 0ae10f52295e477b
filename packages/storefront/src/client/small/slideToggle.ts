/** Opens or closes a part of the page by its height. Who wants little motion sees it there at once. */
export function slideToggle(content: HTMLElement, isOpen: boolean, durationMs: number): void {
  for (const running of content.getAnimations()) running.finish();
  content.hidden = false;
  const heightPx = content.scrollHeight;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const closed = { height: '0px', overflow: 'hidden' };
  const opened = { height: `${heightPx}px`, overflow: 'hidden' };
  const frames = isOpen ? [closed, opened] : [opened, closed];
  const slide = content.animate(frames, { duration: isCalm ? 0 : durationMs, easing: 'ease' });
  slide.onfinish = () => {
    content.hidden = !isOpen;
  };
}
