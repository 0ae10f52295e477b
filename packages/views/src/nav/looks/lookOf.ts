import type { StyleSheet } from '../../css/StyleSheet.ts';
import type { Parts } from '../../module/CompiledModule.ts';
import { atHover } from '../css/atHover.ts';
import type { ShownRow } from '../kinds/index.ts';
import type { NavCommon, NavKindName } from '../navTypes.ts';
import { isReadyMade } from './isReadyMade.ts';
import { type Looks, readyLook, type ResolvedLook } from './readyLook.ts';

type Given = Pick<Parts, 'ownLooks'>;
type GivenRows = Given & Pick<Parts, 'bullets' | 'tabs' | 'thumbs'>;

/** The look of an element. One that a document brings itself is nothing where what reads it could not be had. */
export function lookOf(
  kind: NavKindName,
  element: NavCommon,
  looks: Looks,
  { ownLooks }: Given,
): ResolvedLook {
  if (isReadyMade(element)) return readyLook(element, looks);
  const { look: name, html } = element;
  return ownLooks?.resolveLook(kind, element, looks) ?? { name, html, css: '' };
}

export const rowLook = ({ kind: { name }, row }: ShownRow, parts: GivenRows): ResolvedLook =>
  lookOf(name, row, parts[name]?.looks ?? {}, parts);

/** The rules of a look for one module. Ours are known to be whole: they need not be read to be put into its own. */
export const addLookRules = (
  sheet: StyleSheet,
  look: ResolvedLook,
  root: string,
  { ownLooks }: Given,
): void => sheet.raw(ownLooks?.lookCss(look, root) ?? `${root}{\n${atHover(look.css.trim())}\n}`);
