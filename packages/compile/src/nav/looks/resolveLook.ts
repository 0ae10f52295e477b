import { iconCss } from '../css/iconCss.ts';
import { CHEVRON } from '../css/shapes.ts';
import type { NavCommon, NavKindName } from '@vitrine/player/markup';
import { fill, type Looks, readyLook, type ResolvedLook, type Values, valuesOf } from './readyLook.ts';

/** What a document's own looks take for granted: they say only what differs. */
const GRANTED: Readonly<Record<NavKindName, string>> = {
  arrows: `:where(.sr7-arrows){display:block;box-sizing:content-box;width:40px;height:40px;background:rgba(0,0,0,.5);cursor:pointer}
:where(.sr7-arrows)::before{display:block;font-size:15px;line-height:40px;color:#fff;text-align:center}`,
  bullets: ':where(.sr7-bullet){display:block;width:12px;height:12px}',
  tabs: '',
  thumbs: '',
};
const GRANTED_MARKS = `:where(.sr7-leftarrow)::before{${iconCss(CHEVRON, 'left')}}
:where(.sr7-rightarrow)::before{${iconCss(CHEVRON, 'right')}}`;

/** A look that draws its own marks must not wear ours too. */
const HAS_MARKS = /:before[^{}]*\{[^}]*\bcontent\s*:/;

function grantedTo(kind: NavKindName, css: string): string {
  const needsMarks = kind === 'arrows' && !HAS_MARKS.test(css);
  return needsMarks ? `${GRANTED[kind]}\n${GRANTED_MARKS}` : GRANTED[kind];
}

interface LookChoice {
  /** Ours of this kind, by name. */
  readonly looks: Looks;
  /** What the document's own look takes for granted. */
  readonly granted: string;
  /** The document's own look without a template. */
  readonly html?: string;
  /** Values that every look of this kind has at hand. */
  readonly values?: Values;
}

/** The look of an element: the document's own, one of ours that it names, or our first. */
export function chooseLook(element: NavCommon, choice: LookChoice): ResolvedLook {
  const { look: name, html, css } = element;
  const { looks, granted, values = {} } = choice;
  if (css.trim() === '') return readyLook(element, looks, values);
  return {
    name,
    html: html.trim() === '' ? (choice.html ?? html) : html,
    css: `${fill(granted, values)}\n${fill(css, valuesOf(element, values))}`,
  };
}

export const resolveLook = (kind: NavKindName, element: NavCommon, looks: Looks): ResolvedLook =>
  chooseLook(element, { looks, granted: grantedTo(kind, element.css) });
