import { Grid2x2, GripVertical, Rows3 } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button,
  type DragAndDropHooks,
  GridList,
  GridListItem,
  type Selection,
  ToggleButton,
  ToggleButtonGroup,
} from 'react-aria-components';
import { Tick } from './Tick.tsx';
import './cards.css';

export type Look = 'grid' | 'table';

/** How an item is drawn in a grid. */
export interface CardLook<Item> {
  readonly nameOf: (item: Item) => string;
  readonly render: (item: Item) => ReactNode;
  /** Of the two looks, for who does not see them. */
  readonly labels: Readonly<Record<Look | 'both', string>> & {
    /** Of the handle by which one is moved. */
    readonly move: (name: string) => string;
  };
}

interface CardsProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly look: CardLook<Item>;
  readonly isBusy: boolean;
  readonly hrefOf?: (item: Item) => string;
  readonly nothing: ReactNode;
  /** Where some can be selected. */
  readonly selected?: Selection;
  readonly onSelect?: (selected: Selection) => void;
  readonly dragAndDropHooks?: DragAndDropHooks<Item>;
}

export const Cards = <Item extends { readonly id: string | number }>({
  label,
  items,
  look,
  isBusy,
  hrefOf,
  nothing,
  selected,
  onSelect,
  dragAndDropHooks,
}: CardsProps<Item>) => (
  <GridList
    aria-label={label}
    aria-busy={isBusy}
    layout="grid"
    className="cards"
    items={items}
    renderEmptyState={() => nothing}
    {...(onSelect && {
      selectionMode: 'multiple' as const,
      selectedKeys: selected ?? [],
      onSelectionChange: onSelect,
    })}
    {...(dragAndDropHooks && { dragAndDropHooks })}
  >
    {(item) => (
      <GridListItem
        id={item.id}
        className="picture-card"
        textValue={look.nameOf(item)}
        {...(hrefOf && { href: hrefOf(item) })}
      >
        {look.render(item)}
        {(onSelect || dragAndDropHooks) && (
          <div className="picture-tools">
            {onSelect && <Tick />}
            {dragAndDropHooks && (
              <Button slot="drag" className="icon-button" aria-label={look.labels.move(look.nameOf(item))}>
                <GripVertical size={16} />
              </Button>
            )}
          </div>
        )}
      </GridListItem>
    )}
  </GridList>
);

interface LookSwitchProps {
  readonly look: Look;
  readonly labels: CardLook<unknown>['labels'];
  readonly onChange: (look: Look) => void;
}

export const LookSwitch = ({ look, labels, onChange }: LookSwitchProps) => (
  <ToggleButtonGroup
    aria-label={labels.both}
    className="row looks"
    disallowEmptySelection
    selectedKeys={[look]}
    onSelectionChange={([next]) => onChange(next as Look)}
  >
    <ToggleButton id="grid" className="icon-button" aria-label={labels.grid}>
      <Grid2x2 size={18} />
    </ToggleButton>
    <ToggleButton id="table" className="icon-button" aria-label={labels.table}>
      <Rows3 size={18} />
    </ToggleButton>
  </ToggleButtonGroup>
);
