/** Pages that are linked: the first, the last and those around the current one; null is a gap. */
export function pageWindow(page: number, pages: number): readonly (number | null)[] {
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
  return near.flatMap((number, index) => {
    const before = near[index - 1] ?? 0;
    return number - before > 1 ? [null, number] : [number];
  });
}
