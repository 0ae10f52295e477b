import type { ModuleSettings } from '@vitrine/model';
import type { StyleSheet } from '../css/StyleSheet.ts';
import type { ShownRow } from './kinds/index.ts';
import type { Look } from './looks/Look.ts';

/** What one kind of row has of its own. */
export interface KindPart {
  readonly looks: Readonly<Record<string, Look>>;
  /** Rules of its items; `spot` selects the place that the row stands in. */
  addItemRules(
    sheet: StyleSheet,
    shown: ShownRow & { readonly spot: string },
    settings: ModuleSettings,
  ): void;
}
