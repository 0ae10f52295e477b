interface Page<Item> {
  readonly body: { readonly items: readonly Item[]; readonly pages: number };
}

/** All of a list that is read as a whole: a tree has no pages. */
export async function readAll<Item>(read: (page: number) => Promise<Page<Item>>): Promise<readonly Item[]> {
  const all: Item[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { body } = await read(page);
    all.push(...body.items);
    ({ pages } = body);
  }
  return all;
}
