/** Endings of files that a site links to without a slash; a host of that name cannot be told from them. */
const FILE_ENDINGS: ReadonlySet<string> = new Set(
  (
    'html htm xhtml shtml php phtml asp aspx jsp cgi pdf doc docx xls xlsx ppt pptx odt rtf txt csv xml json ' +
    'jpg jpeg png gif webp avif svg ico mp3 mp4 m4v webm mov ogg wav zip rar gz 7z js css'
  ).split(' '),
);

const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;
const HOST = new RegExp(String.raw`^(?:${LABEL}\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)$`, 'iu');
const NUMERIC_HOST = /^(?:\d{1,3}\.){3}\d{1,3}$/;

/** Longer than any host name; keeps the patterns from long texts. */
const LONGEST_HOST = 253;

/** Whether a link without a protocol starts with a host (`example.com/x`), and not with a file or folder of the site. */
export function namesHost(link: string): boolean {
  const start = /^[^/?#]*/.exec(link)?.[0] ?? '';
  const [host = '', port, ...more] = start.split(':');
  if (host.length > LONGEST_HOST || more.length > 0) return false;
  if (port !== undefined && !/^\d{1,5}$/.test(port)) return false;
  if (NUMERIC_HOST.test(host) || (host === 'localhost' && port !== undefined)) return true;
  const ending = host.slice(host.lastIndexOf('.') + 1).toLowerCase();
  return HOST.test(host) && !FILE_ENDINGS.has(ending);
}
