import type { StyleSheet } from '../../css/StyleSheet.ts';
import { lookCss } from '../css/lookCss.ts';
import type { NavCommon, NavKindName } from '@vitrine/player/markup';
import { ARROW_LOOKS } from './arrows/index.ts';
import { BULLET_LOOKS } from './bullets/index.ts';
import type { Looks, ResolvedLook } from './readyLook.ts';
import { resolveLook } from './resolveLook.ts';
import { TAB_LOOKS } from './tabs/index.ts';
import { THUMB_LOOKS } from './thumbs/index.ts';

/** Ours, by kind and name. */
const LOOKS: Readonly<Record<NavKindName, Looks>> = {
  arrows: ARROW_LOOKS,
  bullets: BULLET_LOOKS,
  tabs: TAB_LOOKS,
  thumbs: THUMB_LOOKS,
};

/** The look of an element: the document's own, one of ours that it names, or our first. */
export const lookOf = (kind: NavKindName, element: NavCommon): ResolvedLook =>
  resolveLook(kind, element, LOOKS[kind]);

/** The rules of a look for one module. */
export const addLookRules = (sheet: StyleSheet, look: ResolvedLook, root: string): void =>
  sheet.raw(lookCss(look, root));
