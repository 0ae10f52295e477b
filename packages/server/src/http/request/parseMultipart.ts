import { type Fields, parseFields } from './fields.ts';

/** The texts of a form that could have carried files, as product pages send it; files and broken forms are left out. */
export async function parseMultipart(body: Buffer, contentType: string): Promise<Fields> {
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
