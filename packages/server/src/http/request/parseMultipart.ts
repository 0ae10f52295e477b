import { FORM_FIELDS } from '../limits.ts';
import { type Fields, parseFields } from './fields.ts';

/** More parts than any form has; answered as other bodies that are too large are. */
class TooManyParts extends Error {
  readonly statusCode = 413;
}

/** The texts of a form that could have carried files, as product pages send it; files and broken forms are left out. */
export async function parseMultipart(body: Buffer, contentType: string): Promise<Fields> {
  if (hasTooManyParts(body, contentType)) throw new TooManyParts('The form has too many parts');
  try {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': contentType },
    }).formData();
    const texts = [...form].filter((field): field is [string, string] => typeof field[1] === 'string');
    return parseFields(new URLSearchParams(texts).toString());
  } catch {
    return {};
  }
}

/** Each part costs much more than its bytes: they are counted before one is read. */
function hasTooManyParts(body: Buffer, contentType: string): boolean {
  const [, quoted, plain] = /boundary=(?:"([^"]*)"|([^\s;"]+))/i.exec(contentType) ?? [];
  const boundary = `--${quoted ?? plain ?? ''}`;
  let count = 0;
  for (let at = body.indexOf(boundary); at >= 0; at = body.indexOf(boundary, at + boundary.length))
    // The last of them closes the form.
    if (++count > FORM_FIELDS + 1) return true;
  return false;
}
