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
