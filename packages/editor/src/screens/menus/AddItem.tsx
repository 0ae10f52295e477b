import { Plus } from 'lucide-react';
import { useState } from 'react';
import { findables, type Found } from '../../find/findables.ts';
import { Finder } from '../../find/Finder.tsx';
import { documentTexts } from '../../session/documentTexts.ts';
import { Action } from '../../ui/Action.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { TextLine } from '../../ui/fields.tsx';

const KINDS = ['page', 'product_cat', 'post', 'category', 'product', 'own'] as const;
type Kind = (typeof KINDS)[number];

interface AddItemProps {
  readonly onAdd: (item: { readonly name: string; readonly url: string }) => void;
}

/** A new item: something of the site, by its name, or any address. */
export function AddItem({ onAdd }: AddItemProps) {
  const t = documentTexts();
  const [kind, setKind] = useState<Kind>('page');
  const [found, setFound] = useState<Found | null>(null);
  const [own, setOwn] = useState({ name: '', url: '' });
  const item = kind === 'own' ? own : found;
  function add(): void {
    if (!item) return;
    onAdd({ name: item.name, url: item.url });
    setFound(null);
    setOwn({ name: '', url: '' });
  }
  return (
    <fieldset className="card fields">
      <legend>{t('addItem')}</legend>
      <Choice
        label={t('itemKind')}
        value={kind}
        options={KINDS.map((id) => ({ id, label: t(`to.${id}`) }))}
        onChange={(next) => {
          setKind(next as Kind);
          setFound(null);
        }}
      />
      {kind === 'own' ? (
        <>
          <TextLine label={t('label')} value={own.name} onChange={(name) => setOwn({ ...own, name })} />
          <TextLine label={t('address')} value={own.url} onChange={(url) => setOwn({ ...own, url })} />
        </>
      ) : (
        <Finder
          key={kind}
          label={t('which')}
          name={kind}
          findable={findables[kind]}
          id={found?.id ?? null}
          none=""
          onChange={setFound}
        />
      )}
      <div className="row">
        <Action isDisabled={!item || item.name.trim() === ''} onPress={add}>
          <Plus size={16} aria-hidden="true" />
          {t('addTo')}
        </Action>
      </div>
    </fieldset>
  );
}
