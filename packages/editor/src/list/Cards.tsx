import { Grid2x2, Rows3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { GridList, GridListItem, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import './cards.css';

export type Look = 'grid' | 'table';

/** How an item is drawn in a grid. */
export interface CardLook<Item> {
  readonly nameOf: (item: Item) => string;
  readonly render: (item: Item) => ReactNode;
  /** Of the two looks, for who does not see them. */
  readonly labels: Readonly<Record<Look | 'both', string>>;
}

interface CardsProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly look: CardLook<Item>;
  readonly isBusy: boolean;
  readonly hrefOf?: (item: Item) => string;
  readonly nothing: ReactNode;
}

export const Cards = <Item extends { readonly id: string | number }>({
  label,
  items,
  look,
  isBusy,
  hrefOf,
  nothing,
}: CardsProps<Item>) => (
  <GridList
    aria-label={label}
    aria-busy={isBusy}
    layout="grid"
    className="cards"
    items={items}
    renderEmptyState={() => nothing}
  >
    {(item) => (
      <GridListItem
        id={item.id}
        className="picture-card"
        textValue={look.nameOf(item)}
        {...(hrefOf && { href: hrefOf(item) })}
      >
        {look.render(item)}
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
