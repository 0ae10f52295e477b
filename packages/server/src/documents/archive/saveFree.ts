import { invalidField, type NotSaved } from '../../input/Saved.ts';
import { NAME_LENGTH } from '../limits.ts';
import { isName } from '../shelf/checkTexts.ts';
import { NAME_TRIES } from './limits.ts';

/** Saves under a name, or under the first with a number behind it that nobody has; `field` is what refusals call the name. */
export async function saveFree<Done extends { readonly ok: true }>(
  field: string,
  name: string,
  isUsed: (name: string) => Promise<boolean>,
  save: (name: string) => Promise<Done | NotSaved>,
): Promise<Done | NotSaved> {
  const base = name.slice(0, NAME_LENGTH - 5).trim();
  for (let number = 1; number <= NAME_TRIES; number++) {
    const wanted = number === 1 && isName(name) ? name : `${base}-${number}`;
    if (await isUsed(wanted)) continue;
    const saved = await save(wanted);
    // Another one was faster with it.
    if (saved.ok || saved.errors[0]?.field !== field) return saved;
  }
  return invalidField(field, `The ${field} "${name}" and its like are all used already.`);
}
