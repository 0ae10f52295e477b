import type { ImageView } from './ImageView.ts';

/** One choice by which a list can be narrowed. */
export interface FilterChoiceView {
  /** Its own in the page, and the same after the choice: the focus stays on it. */
  readonly id: string;
  readonly name: string;
  /** How many products there would be. */
  readonly count: number;
  readonly isChosen: boolean;
  /** The list with it; where it is chosen, the list without it. */
  readonly url: string;
  /** What the choice looks like: a picture, or a colour as CSS says it. */
  readonly image?: ImageView;
  readonly colour?: string;
  /** Of a choice by rating. */
  readonly stars?: number;
}

export interface FilterGroupView {
  readonly id: string;
  readonly name: string;
  /** Chips stand in lines; rows stand below each other. */
  readonly look: 'chips' | 'rows';
  readonly choices: readonly FilterChoiceView[];
}

/** Prices in whole units of the currency, as the address has them. */
export interface PriceFilterView {
  /** Of the list without this filter. */
  readonly lowest: number;
  readonly highest: number;
  /** What is chosen; empty: nothing. */
  readonly from: string;
  readonly to: string;
  /** Where its form leads, and the fields of the address that it sends along. */
  readonly action: string;
  readonly kept: Readonly<Record<string, string>>;
}

/** What a visitor can narrow a list by, and has. */
export interface ListFilterView {
  readonly groups: readonly FilterGroupView[];
  /** null: there is nothing to choose from. */
  readonly price: PriceFilterView | null;
  /** Each with the list without it. */
  readonly chosen: readonly { readonly id: string; readonly name: string; readonly url: string }[];
  /** The list with none of them. */
  readonly clearUrl: string;
}
