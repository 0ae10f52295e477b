import type { ModalSettings } from '@vitrine/model';

/** The free sides of the box. Left and right are what they say, also on pages that are read from the right. */
export function modalMargin({
  horizontal,
  vertical,
}: Pick<ModalSettings, 'horizontal' | 'vertical'>): string {
  const free = (isAtEdge: boolean): string => (isAtEdge ? '0px' : 'auto');
  return [vertical === 'top', horizontal === 'right', vertical === 'bottom', horizontal === 'left']
    .map(free)
    .join(' ');
}
