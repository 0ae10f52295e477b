import { addStyles } from '../assets/addStyles.ts';

/** Once, however many carousels a page has. */
let coming: Promise<void> | undefined;

async function addSlideStyles(): Promise<void> {
  const { slideStyles } = await import('./slideStyles.ts');
  addStyles(slideStyles);
}

/**
 * The library's styles, unless the page has them: pages of others do, and have built their own looks on them. Asked of slides that are
 * nobody's: those of our own pages stand beside each other before the library comes, by rules that end when it does.
 */
export async function withSlideStyles(): Promise<void> {
  const container = document.createElement('div');
  container.className = 'swiper';
  container.hidden = true;
  const wrapper = document.createElement('div');
  wrapper.className = 'swiper-wrapper';
  container.append(wrapper);
  document.body.append(container);
  const isStyled = getComputedStyle(wrapper).display === 'flex';
  container.remove();
  if (!isStyled) await (coming ??= addSlideStyles());
}
