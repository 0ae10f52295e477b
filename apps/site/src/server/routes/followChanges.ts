/** What a start of the server says of itself. */
export interface Start {
  /** Every start has its own. */
  readonly id: string;
  /** Of files whose names do not change with their content. */
  readonly files: string;
}

/**
 * Runs in every page while developing, by its text: nothing that stands around it is there. A page that meets another start of the
 * server reloads when it would be drawn differently. Where only its style sheets are others, they take the place of the old ones, and
 * what was typed or opened stays.
 */
export function followChanges(path: string): void {
  const SHEETS = /<link rel="stylesheet"[^>]*>/g;
  const read = (): Promise<string> =>
    fetch(location.href, { cache: 'no-store' }).then(
      (answer) => answer.text(),
      () => '',
    );
  const drawn = read();
  let seen: Start | null = null;

  const sheetsOf = (root: ParentNode) => [...root.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const addressOf = (sheet: HTMLLinkElement) => sheet.getAttribute('href');

  function restyle(html: string): void {
    const next = sheetsOf(new DOMParser().parseFromString(html, 'text/html'));
    const old = sheetsOf(document);
    const gone = old.filter((sheet) => !next.some((other) => addressOf(other) === addressOf(sheet)));
    for (const sheet of next) {
      if (old.some((other) => addressOf(other) === addressOf(sheet))) continue;
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = addressOf(sheet) ?? '';
      // Not before: the page would stand there without any.
      link.addEventListener('load', () => gone.forEach((each) => each.remove()));
      (old.at(-1) ?? document.head.lastElementChild)?.after(link);
    }
  }

  new EventSource(path).addEventListener('message', async ({ data }: MessageEvent<string>) => {
    const now = JSON.parse(data) as Start;
    const before = seen;
    seen = now;
    if (!before || before.id === now.id) return;
    const html = await read();
    const isSame = html.replace(SHEETS, '') === (await drawn).replace(SHEETS, '');
    if (html !== '' && isSame && before.files === now.files) restyle(html);
    else location.reload();
  });
}
