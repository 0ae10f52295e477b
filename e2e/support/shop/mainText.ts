/** What a page of the shop says to whoever has no script, without what stands around all of them. */
export async function mainText(address: string): Promise<string> {
  const html = await (await fetch(address)).text();
  return (/<main[^]*<\/main>/.exec(html)?.[0] ?? '').replace(/<[^>]+>/g, '');
}
