import type { ApiMenuItem } from '@vitrine/contract/api';
import { useState } from 'react';
import type { Saving } from '../../form/useSaving.ts';
import { documentTexts } from '../../session/documentTexts.ts';
import { Action } from '../../ui/Action.tsx';
import { CheckField, TextBox, TextLine } from '../../ui/fields.tsx';
import { tell } from '../../ui/toasts.tsx';
import { MovableTree, useMoves } from '../../tree/MovableTree.tsx';
import { AddItem } from './AddItem.tsx';
import {
  addNode,
  flatten,
  isSameMenu,
  type MenuNode,
  MOST_LEVELS,
  moveNode,
  nest,
  pathsOf,
  removeNode,
} from './menuTree.ts';

interface MenuItemsProps {
  readonly items: readonly ApiMenuItem[];
  readonly onChange: (items: readonly ApiMenuItem[]) => void;
  readonly errorOf: Saving['errorOf'];
}

/** The items of a menu as a tree, and the one that is chosen beside it. */
export function MenuItems({ items, onChange, errorOf }: MenuItemsProps) {
  const t = documentTexts();
  const [all, setAll] = useState(() => flatten(items));
  const [chosenId, setChosenId] = useState<number | null>(null);
  // Discarded, taken back, or stored by somebody else.
  if (!isSameMenu(nest(all), items)) setAll(flatten(items));
  function change(next: readonly MenuNode[]): void {
    setAll(next);
    onChange(nest(next));
  }
  const dragAndDropHooks = useMoves<MenuNode>((id, place) => {
    const moved = moveNode(all, id, place);
    if (!moved) {
      tell(t('tooDeep', { levels: MOST_LEVELS }));
      return;
    }
    change(moved);
    tell(t('moved'), () => onChange(nest(all)));
  });
  const chosen = all.find(({ id }) => id === chosenId);
  const paths = pathsOf(all);
  const faultOf = ({ id }: MenuNode): string | undefined =>
    ['title', 'url', 'html'].map((field) => errorOf(`${paths.get(id)}.${field}`)).find(Boolean);
  function remove(node: MenuNode): void {
    change(removeNode(all, node.id));
    setChosenId(null);
    tell(t('removedItem', { name: node.name }), () => onChange(nest(all)));
  }
  return (
    <div className="beside">
      <section className="card" aria-labelledby="items-title">
        <h2 id="items-title">{t('menuItems')}</h2>
        <p className="soft">{t('treeHelp')}</p>
        <MovableTree
          key={all.length}
          label={t('menuItems')}
          items={all}
          texts={{ empty: t('noItems'), move: (name) => t('move', { name }) }}
          chosen={{ id: chosen?.id ?? null, onChange: setChosenId }}
          renderMore={(node) => (
            <span className={faultOf(node) ? 'field-error' : 'soft menu-url'} dir="ltr">
              {faultOf(node) ?? node.url}
            </span>
          )}
          dragAndDropHooks={dragAndDropHooks}
        />
        {errorOf('items') && (
          <p role="alert" className="field-error">
            {errorOf('items')}
          </p>
        )}
      </section>
      <div className="stack">
        {chosen ? (
          <Item
            key={chosen.id}
            node={chosen}
            isInColumn={all.find(({ id }) => id === chosen.parentId)?.isMega === true}
            errorOf={(field) => errorOf(`${paths.get(chosen.id)}.${field}`)}
            onChange={(next) => change(all.map((node) => (node.id === chosen.id ? next : node)))}
            onRemove={() => remove(chosen)}
          />
        ) : (
          <p className="card soft">{t('chooseItem')}</p>
        )}
        <AddItem
          onAdd={(item) => {
            const next = addNode(all, item);
            change(next);
            setChosenId(next.at(-1)?.id ?? null);
          }}
        />
      </div>
    </div>
  );
}

interface ItemProps {
  readonly node: MenuNode;
  /** It is a column of what opens below its parent. */
  readonly isInColumn: boolean;
  readonly errorOf: (field: 'title' | 'url' | 'html') => string | undefined;
  readonly onChange: (node: MenuNode) => void;
  readonly onRemove: () => void;
}

function Item({ node, isInColumn, errorOf, onChange, onRemove }: ItemProps) {
  const t = documentTexts();
  return (
    <fieldset className="card fields">
      <legend>{t('item')}</legend>
      <TextLine
        label={t('label')}
        error={errorOf('title')}
        value={node.name}
        isRequired
        maxLength={300}
        onChange={(name) => onChange({ ...node, name })}
      />
      <TextLine
        label={t('address')}
        error={errorOf('url')}
        value={node.url}
        maxLength={2000}
        onChange={(url) => onChange({ ...node, url })}
      />
      <p className="soft">{t('addressHelp')}</p>
      <CheckField
        label={t('opensNew')}
        isSelected={node.opensNew}
        onChange={(opensNew) => onChange({ ...node, opensNew })}
      />
      {node.parentId === null && (
        <CheckField
          label={t('isMega')}
          isSelected={node.isMega}
          onChange={(isMega) => onChange({ ...node, isMega })}
        />
      )}
      {(isInColumn || node.html !== '') && (
        <TextBox
          label={t('columnHtml')}
          error={errorOf('html')}
          value={node.html}
          maxLength={5000}
          onChange={(html) => onChange({ ...node, html })}
        />
      )}
      <div className="row">
        <Action look="danger" onPress={onRemove}>
          {t('removeItem')}
        </Action>
      </div>
    </fieldset>
  );
}
