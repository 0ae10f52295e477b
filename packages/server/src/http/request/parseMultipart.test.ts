import { expect, it } from 'vitest';
import { parseMultipart } from './parseMultipart.ts';

const form = async (fields: readonly (readonly [string, string | File])[]) => {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value as string);
  const sent = new Request('http://shop.test', { method: 'POST', body: data });
  return { body: Buffer.from(await sent.arrayBuffer()), type: sent.headers.get('content-type') ?? '' };
};

it('reads the texts of a form, nested ones too, and no files', async () => {
  const { body, type } = await form([
    ['quantity[5]', '2'],
    ['name', 'Möbel & Co'],
    ['file', new File(['x'], 'x.txt')],
  ]);
  expect(await parseMultipart(body, type)).toEqual({ quantity: { 5: '2' }, name: 'Möbel & Co' });
});

it.each(['multipart/form-data', 'multipart/form-data; boundary=x', 'multipart/form-data; boundary=""'])(
  'takes a broken form (%s) for an empty one',
  async (type) => {
    expect(await parseMultipart(Buffer.from('--x\r\nnonsense'), type)).toEqual({});
  },
);

it('refuses a form of more parts than a form may have fields', async () => {
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
  const body = (parts: number) => Buffer.from(`${part.repeat(parts)}--x--\r\n`);
  expect(await parseMultipart(body(2000), 'multipart/form-data; boundary=x')).toEqual({ a: '1' });
  for (const type of ['boundary=x', 'Boundary="x"; charset=utf-8'])
    await expect(parseMultipart(body(2001), `multipart/form-data; ${type}`)).rejects.toMatchObject({
      statusCode: 413,
    });
});
