import { asObject } from '@vitrine/model';

/** A form's body: what is nested stands in brackets, `data[a][0]=1`. Undefined is left out, null is empty. */
export function encodeForm(fields: object): URLSearchParams {
  const form = new URLSearchParams();
  const add = (name: string, value: unknown): void => {
    const nested = asObject(value);
    if (nested) for (const [key, inner] of Object.entries(nested)) add(`${name}[${key}]`, inner);
    else if (value !== undefined) form.append(name, String(value ?? ''));
  };
  for (const [name, value] of Object.entries(fields)) add(name, value);
  return form;
}
