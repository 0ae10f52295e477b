/** Asks the shop's endpoint of a name. Rejects on whatever is not the JSON that was asked for: dead servers, pages instead of data, silence. */
export async function askShop(
  template: string,
  endpoint: string,
  fields: Readonly<Record<string, string>>,
  timeoutMs?: number,
): Promise<ShopAnswer> {
  const response = await fetch(template.replace('%%endpoint%%', endpoint), {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    ...(timeoutMs !== undefined && { signal: AbortSignal.timeout(timeoutMs) }),
  });
  if (!response.ok) throw new Error(`The shop answered ${response.status}.`);
  const answer: unknown = await response.json();
  if (typeof answer !== 'object' || answer === null) throw new Error('The shop answered nothing.');
  return answer as ShopAnswer;
}

/** HTML by the selector of what it replaces. */
export type Fragments = Readonly<Record<string, string>>;

export interface ShopAnswer {
  readonly error?: boolean;
  readonly product_url?: string | false;
  readonly fragments?: Fragments;
  readonly cart_hash?: string;
}
