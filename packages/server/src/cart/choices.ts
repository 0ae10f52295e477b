import type { Product, ProductAttribute } from '../catalogue/Product.ts';
import { slugOf } from '../text/slugOf.ts';
import { LONGEST_CHOICE } from './limits.ts';

/** An option that was chosen. name: on the wire (`attribute_pa_colour`). */
export interface Choice {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

export type Choices =
  | { readonly ok: true; readonly choices: readonly Choice[] }
  | { readonly ok: false; readonly missing: readonly string[]; readonly wrong: readonly string[] };

const wireName = ({ slug, isGlobal }: ProductAttribute): string =>
  `attribute_${isGlobal ? 'pa_' : ''}${slug}`;

const isSame = (option: string, given: string): boolean =>
  option === given || slugOf(option) === slugOf(given);

/** What was sent for an attribute, by any of the names that pages and scripts use. */
function sentFor(attribute: ProductAttribute, sent: Readonly<Record<string, string>>): string {
  const names = [wireName(attribute), `attribute_${attribute.slug}`, `pa_${attribute.slug}`, attribute.slug];
  const name = names.find((one) => Object.hasOwn(sent, one));
  return name === undefined ? '' : (sent[name] ?? '').slice(0, LONGEST_CHOICE);
}

/** The options of a variation, with what the visitor chose where it leaves a choice. */
export function readChoices(
  parent: Product,
  variation: Product,
  sent: Readonly<Record<string, string>>,
): Choices {
  const missing: string[] = [];
  const wrong: string[] = [];
  const choices = parent.attributes
    .filter(({ isVariation }) => isVariation)
    .map((attribute): Choice => {
      const fixed = variation.choices[attribute.slug] ?? '';
      const given = sentFor(attribute, sent);
      const value = fixed || (attribute.options.find((option) => isSame(option, given)) ?? '');
      if (given === '' && value === '') missing.push(attribute.name);
      else if (value === '' || (given !== '' && !isSame(value, given))) wrong.push(attribute.name);
      return { name: wireName(attribute), label: attribute.name, value };
    });
  return missing.length + wrong.length > 0 ? { ok: false, missing, wrong } : { ok: true, choices };
}

/** What was sent for the attributes that variations differ by: slug -> option. */
export const choicesSent = (
  { attributes }: Product,
  sent: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    attributes
      .filter(({ isVariation }) => isVariation)
      .map((attribute) => [attribute.slug, sentFor(attribute, sent)]),
  );

/** The options of a line, by the labels that its parent has now. */
export const labelled = (
  parent: Product | null,
  chosen: Readonly<Record<string, string>>,
): readonly Choice[] =>
  Object.entries(chosen).map(([name, value]) => ({
    name,
    value,
    label: parent?.attributes.find((attribute) => wireName(attribute) === name)?.name ?? name,
  }));
