import { STYLE_WAIT_MS } from '../limits.ts';

/** When the style sheets that came with a part of a page are there; what is late is not waited for. */
export async function whenStyled(root: ParentNode): Promise<void> {
  const sheets = [...root.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    ({ sheet }) => !sheet,
  );
  if (sheets.length === 0) return;
  const loaded = sheets.map(
    (sheet) =>
      new Promise((done) => {
        for (const name of ['load', 'error']) sheet.addEventListener(name, done, { once: true });
      }),
  );
  await Promise.race([Promise.all(loaded), new Promise((done) => setTimeout(done, STYLE_WAIT_MS))]);
}
