/** The size at which a film covers a box without being distorted. */
export function coverSize(
  box: { readonly width: number; readonly height: number },
  ratio: number,
): { readonly width: number; readonly height: number } {
  return box.width / box.height > ratio
    ? { width: box.width, height: box.width / ratio }
    : { width: box.height * ratio, height: box.height };
}

/** A film's file from one second to another, as browsers read it from its address. */
export function fromTo(url: string, startS: unknown, endS: unknown): string {
  if (!startS && !endS) return url;
  return `${url}#t=${startS || 0}${endS ? `,${endS}` : ''}`;
}
