import { api } from './api.ts';

/** A backup that is none: it is taken in, and its restore fails, which is a fault of a job. */
export async function failRestore(url: string, token: string): Promise<void> {
  const begun = await api(url, token, 'POST', '/tools/restores', {});
  const { id } = (await begun.json()) as { id: string };
  const form = new FormData();
  form.set('number', '0');
  form.set('file', new Blob(['no backup']), 'part');
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${url}/api/v1/tools/restores/${id}/parts`, { method: 'POST', headers, body: form });
  const started = await api(url, token, 'POST', `/tools/restores/${id}/start`, { title: 'Vitrine' });
  if (started.status !== 204) throw new Error(await started.text());
}
