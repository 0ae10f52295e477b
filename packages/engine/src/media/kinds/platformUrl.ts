/** Parameters of an embedded page; null leaves one out. */
export type PageParameters = Readonly<Record<string, string | number | null>>;

/** The address of a platform's page: the author's own parameters win over ours, but not over what the player needs. */
export function platformUrl(page: string, ours: PageParameters, args: string, fixed: PageParameters): string {
  const url = new URL(page);
  const own = new URLSearchParams(args.replaceAll(';', '&'));
  for (const [name, value] of [...Object.entries(ours), ...own, ...Object.entries(fixed)])
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, String(value));
  return url.href;
}
