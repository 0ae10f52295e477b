import { ApiRefusal, type ApiBody } from '@vitrine/contract/api';
import { useMemo, useState } from 'react';
import { api } from '../../api/api.ts';
import { useRefresh } from '../../api/queries.ts';
import { OperationAction } from '../../commands/OperationAction.tsx';
import { operationName } from '../../commands/useOperation.ts';
import { useDraft } from '../../form/useDraft.ts';
import { useSession } from '../../session/Session.tsx';
import { Answer } from '../../ui/States.tsx';
import { tell } from '../../ui/toasts.tsx';
import { TableBox } from '../../ui/TableBox.tsx';
import { catalogueTexts } from '../catalogueTexts.ts';
import { missingChoices, MOST_VARIATIONS } from './missingChoices.ts';
import {
  type Edited,
  editedOf,
  type Stored,
  storeVariation,
  useVariations,
  type Variation,
} from './useVariations.ts';
import { VariationRow } from './VariationRow.tsx';
import './product.css';

type Product = ApiBody<'readProduct'>;

/** The variations of a product: made of its attributes, and changed in a grid. */
export function Variations({ product }: { readonly product: Product }) {
  const t = catalogueTexts();
  const query = useVariations(product.id);
  return (
    <section className="card variations">
      <h2>{t('variations')}</h2>
      <Answer query={query}>
        {(all) => (
          <>
            <MakeAll product={product} all={all} />
            {all.length === 0 ? (
              <p className="soft">{t('noVariations')}</p>
            ) : (
              <Grid productId={product.id} all={all} />
            )}
          </>
        )}
      </Answer>
    </section>
  );
}

interface MakeAllProps {
  readonly product: Product;
  readonly all: readonly Variation[];
}

function MakeAll({ product, all }: MakeAllProps) {
  const { t } = useSession();
  const own = catalogueTexts();
  const refresh = useRefresh();
  const [progress, setProgress] = useState<number | null>(null);
  const missing = missingChoices(
    product.attributes,
    all.map(({ choices }) => choices),
  );
  if (missing === null) return <p className="soft">{own('tooMany', { count: MOST_VARIATIONS })}</p>;
  async function make(wanted: NonNullable<typeof missing>): Promise<void> {
    let count = 0;
    try {
      for (const choices of wanted) {
        setProgress(count);
        await api('createVariation', { params: { id: product.id }, body: { choices, status: 'publish' } });
        count++;
      }
      tell(own('made', { count }));
    } catch (error) {
      tell(error instanceof ApiRefusal ? error.message : t('offline'));
    }
    setProgress(null);
    await refresh('createVariation');
  }
  return (
    <div className="row">
      {missing.length > 0 && (
        <OperationAction id="makeVariations" values={{ count: missing.length }} run={() => make(missing)} />
      )}
      {progress !== null && <progress max={missing.length} value={progress} aria-label={own('variations')} />}
      <span className="soft">
        {own(missing.length === 0 && all.length > 0 ? 'allMade' : 'variationsHelp')}
      </span>
    </div>
  );
}

interface GridProps {
  readonly productId: number;
  readonly all: readonly Variation[];
}

function Grid({ productId, all }: GridProps) {
  const { t } = useSession();
  const own = catalogueTexts();
  const refresh = useRefresh();
  const stored = useMemo(
    () => Object.fromEntries(all.map((variation) => [String(variation.id), editedOf(variation)])),
    [all],
  );
  const draft = useDraft<Readonly<Record<string, Edited>>>(`variations:${productId}`, stored);
  const [said, setSaid] = useState<ReadonlyMap<number, Stored>>(new Map());
  const changed = all.filter(({ id }) => draft.changes[id] !== undefined);
  async function save(): Promise<void> {
    const answers = new Map<number, Stored>();
    try {
      for (const variation of changed) {
        const mine = draft.changes[variation.id];
        if (mine) answers.set(variation.id, await storeVariation(variation, mine));
      }
    } catch {
      tell(t('offline'));
    }
    setSaid(answers);
    // What is stored is no change any more; what was refused stays one.
    await refresh('updateVariation');
    if (changed.every(({ id }) => answers.get(id) === 'stored')) {
      draft.discard();
      tell(t('saved'));
    }
  }
  async function remove({ id }: Variation): Promise<void> {
    try {
      await api('deleteVariation', { params: { id: productId, variationId: id }, match: '*' });
      tell(t('deleted'));
    } catch (error) {
      tell(error instanceof ApiRefusal ? error.message : t('offline'));
    }
    await refresh('deleteVariation');
  }
  return (
    <>
      <TableBox hasStops>
        <table className="table edited">
          <thead>
            <tr>
              <th scope="col">{own('variation')}</th>
              <th scope="col">{own('picture')}</th>
              <th scope="col">{t('regularPrice')}</th>
              <th scope="col">{t('salePrice')}</th>
              <th scope="col">{t('sku')}</th>
              <th scope="col">{t('stockQuantity')}</th>
              <th scope="col">{t('stockStatus')}</th>
              <th scope="col">{own('onSale')}</th>
              <th scope="col">{operationName('remove')}</th>
            </tr>
          </thead>
          <tbody>
            {all.map((variation) => (
              <VariationRow
                key={variation.id}
                variation={variation}
                value={draft.value[variation.id] ?? editedOf(variation)}
                said={said.get(variation.id)}
                onChange={(next) => draft.set(String(variation.id), next)}
                onRemove={() => void remove(variation)}
              />
            ))}
          </tbody>
        </table>
      </TableBox>
      <div className="row">
        <OperationAction id="saveVariations" look="strong" isDisabled={changed.length === 0} run={save} />
        {changed.length > 0 && (
          <>
            <OperationAction id="discard" isInRow run={draft.discard} />
            <output>{t('unsaved')}</output>
          </>
        )}
      </div>
    </>
  );
}
