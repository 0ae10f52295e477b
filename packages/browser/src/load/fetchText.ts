/** A text file, as a drawing is. spec/1 §5 and §8: only 200 counts, else it rejects with the status text. */
export async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (response.status !== 200) throw new Error(response.statusText || String(response.status));
  return response.text();
}
