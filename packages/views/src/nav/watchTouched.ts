/** Tells whether the last touch was on the module: fingers do not hover. */
export function watchTouched(module: Element, tell: (isTouched: boolean) => void): () => void {
  const heed = ({ pointerType, target }: PointerEvent): void => {
    if (pointerType === 'touch') tell(target instanceof Node && module.contains(target));
  };
  const page = module.ownerDocument;
  page.addEventListener('pointerdown', heed, { passive: true });
  return () => page.removeEventListener('pointerdown', heed);
}
