/** What an address becomes; the same when it stays. */
export type Rewrite = (address: string) => string;

const STRING = /"([^"\\]*(?:\\.[^"\\]*)*)"(\s*:)?/gs;

/** JSON with other addresses in its texts: nothing else of it changes, not even its spaces. Names are no texts. */
export const inJson = (json: string, rewrite: Rewrite): string =>
  json.replace(STRING, (written: string, _, colon?: string) => {
    if (colon !== undefined) return written;
    const text = JSON.parse(written) as string;
    const changed = inText(text, rewrite);
    return changed === text ? written : JSON.stringify(changed);
  });

/** A text is an address as a whole, or has some in it, as HTML and CSS do. */
function inText(text: string, rewrite: Rewrite): string {
  const whole = /[<>{}\n]/.test(text) ? text : rewrite(text);
  return whole === text ? inCss(inHtml(text, rewrite), rewrite) : whole;
}

const ATTRIBUTE = /(\s(?:src|href|poster|srcset)\s*=\s*)(["'])(.*?)\2/gis;

const inHtml = (html: string, rewrite: Rewrite): string =>
  html.includes('<')
    ? html.replace(ATTRIBUTE, (_, start: string, quote: string, value: string) => {
        const changed = /srcset/i.test(start) ? inSourceSet(value, rewrite) : rewrite(value);
        return start + quote + changed + quote;
      })
    : html;

const inSourceSet = (set: string, rewrite: Rewrite): string =>
  set.replace(/([^\s,]\S*[^\s,])/g, (part) => rewrite(part));

const URL_OF_CSS = /\burl\(\s*(["']?)([^"')]+)\1\s*\)/gi;
const IMPORT_OF_CSS = /(@import\s+)(["'])([^"']+)\2/gi;

export const inCss = (css: string, rewrite: Rewrite): string =>
  css
    .replace(URL_OF_CSS, (written: string, _, address: string) => {
      const changed = rewrite(address.trim());
      return changed === address.trim() ? written : `url("${changed}")`;
    })
    .replace(IMPORT_OF_CSS, (_, start: string, quote: string, address: string) => {
      return start + quote + rewrite(address) + quote;
    });
