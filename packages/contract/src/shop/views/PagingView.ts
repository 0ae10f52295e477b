/** Which page of a list it is, and where the others are. */
export interface PagingView {
  readonly page: number;
  readonly pages: number;
  /** Empty: there is none. */
  readonly previousUrl: string;
  readonly nextUrl: string;
  /** The first, the last and those around this one; null is a gap. */
  readonly links: readonly ({ readonly page: number; readonly url: string } | null)[];
}

export function pagingView(page: number, pages: number, urlOf: (page: number) => string): PagingView {
  const near = [1, page - 1, page, page + 1, pages]
    .filter((number) => number >= 1 && number <= pages)
    .filter((number, index, all) => all.indexOf(number) === index);
  return {
    page,
    pages,
    previousUrl: page > 1 ? urlOf(page - 1) : '',
    nextUrl: page < pages ? urlOf(page + 1) : '',
    links: near.flatMap((number, index) => {
      const link = { page: number, url: urlOf(number) };
      return number - (near[index - 1] ?? 0) > 1 ? [null, link] : [link];
    }),
  };
}
