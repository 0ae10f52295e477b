import type { ApiBody } from '@vitrine/contract/api';
import { useState } from 'react';
import { useApi } from '../../api/queries.ts';
import { useSession } from '../../session/Session.tsx';
import { Action } from '../../ui/Action.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { FindField } from '../../ui/FindField.tsx';
import type { EditLine } from './orderDraft.ts';
import { orderTexts } from './orderTexts.ts';

type Row = ApiBody<'listProducts'>['items'][number];

const FOUND = 12;
const SOLD: ReadonlySet<Row['type']> = new Set(['simple', 'variable']);

const lineOf = (
  name: string,
  productId: number,
  variationId: number | null,
  choices: Readonly<Record<string, string>>,
): EditLine => ({ itemId: null, productId, variationId, choices, name, quantity: 1, price: null });

/** Finds a product by its name, and where it has variations one of them. */
export function PickProduct({ onPick }: { readonly onPick: (line: EditLine) => void }) {
  const { money } = useSession();
  const own = orderTexts();
  const [search, setSearch] = useState('');
  const [variable, setVariable] = useState<Row | null>(null);
  const query = useApi('listProducts', {
    query: { perPage: FOUND, status: 'publish', sort: 'name', ...(search && { search }) },
  });
  const items = query.data?.body.items.filter(({ type }) => SOLD.has(type)) ?? [];
  return (
    <>
      <FindField
        label={own('addProduct')}
        items={items}
        nameOf={({ name }) => name}
        moreOf={({ sku, priceMin }) =>
          [sku, priceMin === null ? null : money(priceMin)].filter(Boolean).join(' · ')
        }
        nothing={own('noneFound')}
        onSearch={setSearch}
        onPick={(product) => {
          if (product.type === 'variable') setVariable(product);
          else onPick(lineOf(product.name, product.id, null, {}));
        }}
      />
      {variable && (
        <PickVariation
          key={variable.id}
          product={variable}
          onPick={(line) => {
            setVariable(null);
            onPick(line);
          }}
        />
      )}
    </>
  );
}

interface PickVariationProps {
  readonly product: Row;
  readonly onPick: (line: EditLine) => void;
}

const MOST_VARIATIONS = 100;

/** Which of a product's variations, and what is to be chosen where one leaves a choice. */
function PickVariation({ product, onPick }: PickVariationProps) {
  const own = orderTexts();
  const params = { id: product.id };
  const variations = useApi('listVariations', { params, query: { perPage: MOST_VARIATIONS } });
  const whole = useApi('readProduct', { params });
  const [chosenId, setChosenId] = useState('');
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({});
  const all = variations.data?.body.items ?? [];
  const chosen = all.find(({ id }) => String(id) === chosenId);
  const attributes = whole.data?.body.attributes.filter(({ isVariation }) => isVariation) ?? [];
  const open = chosen ? attributes.filter(({ slug }) => !chosen.choices[slug]) : [];
  const nameOf = (variation: (typeof all)[number]): string =>
    Object.values(variation.choices).filter(Boolean).join(', ') || variation.name || `#${variation.id}`;
  const isWhole = chosen !== undefined && open.every(({ slug }) => choices[slug]);
  return (
    <fieldset className="refund-item">
      <legend>{own('chooseVariation', { name: product.name })}</legend>
      <Choice
        label={own('chooseVariation', { name: product.name })}
        value={chosenId}
        onChange={setChosenId}
        options={all.map((variation) => ({ id: String(variation.id), label: nameOf(variation) }))}
      />
      {open.map(({ slug, name, options }) => (
        <Choice
          key={slug}
          label={name}
          value={choices[slug] ?? ''}
          onChange={(option) => setChoices({ ...choices, [slug]: option })}
          options={options.map((option) => ({ id: option, label: option }))}
        />
      ))}
      <Action
        isDisabled={!isWhole}
        onPress={() =>
          chosen && onPick(lineOf(`${product.name} - ${nameOf(chosen)}`, product.id, chosen.id, choices))
        }
      >
        {own('addVariation')}
      </Action>
    </fieldset>
  );
}
