import { iconCss } from '../css/icons.ts';
import type { NavCommon, NavKindName } from '../navTypes.ts';
import type { Look } from './Look.ts';

export interface ResolvedLook {
  /** Its class. */
  readonly name: string;
  readonly html: string;
  /** All values filled in. */
  readonly css: string;
}

/** What a document's own looks take for granted: they say only what differs. */
const GRANTED: Readonly<Record<NavKindName, string>> = {
  arrows: `:where(.sr7-arrows){display:block;width:40px;height:40px;background:rgba(0,0,0,.5);cursor:pointer}
:where(.sr7-arrows)::before{display:block;font-size:15px;line-height:40px;color:#fff;text-align:center}`,
  bullets: ':where(.sr7-bullet){display:block;width:12px;height:12px}',
  tabs: '',
  thumbs: '',
};
const GRANTED_MARKS = `:where(.sr7-leftarrow)::before{${iconCss('chevron', 'left')}}
:where(.sr7-rightarrow)::before{${iconCss('chevron', 'right')}}`;

/** A look that draws its own marks must not wear ours too. */
const HAS_MARKS = /:before[^{}]*\{[^}]*\bcontent\s*:/;

function grantedTo(kind: NavKindName, css: string): string {
  const needsMarks = kind === 'arrows' && !HAS_MARKS.test(css);
  return needsMarks ? `${GRANTED[kind]}\n${GRANTED_MARKS}` : GRANTED[kind];
}

type Values = Readonly<Record<string, string | undefined>>;

/**
 * The value of each name. `NAME-def` true marks what the author of the module changed: in real modules those values differ
 * from the look's own, and the others repeat it.
 */
function valuesOf({ placeholders, placeholderValues }: NavCommon, own: Values): Values {
  const given = Object.entries(placeholders).map(([name, { data }]) => [name, data]);
  const changed = Object.entries(placeholderValues).filter(
    ([name]) => placeholderValues[`${name}-def`] === 'true',
  );
  return { ...own, ...Object.fromEntries(given), ...Object.fromEntries(changed) };
}

const fill = (css: string, values: Values): string =>
  css.replace(/##([\w-]+)##/g, (_, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : '',
  );

interface LookChoice {
  /** Ours of this kind, by name. */
  readonly looks: Readonly<Record<string, Look>>;
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
  const isBare = html.trim() === '';
  if (css.trim() !== '')
    return {
      name,
      html: isBare ? (choice.html ?? html) : html,
      css: `${fill(granted, values)}\n${fill(css, valuesOf(element, values))}`,
    };
  const ownName = Object.hasOwn(looks, name) ? name : (Object.keys(looks)[0] ?? '');
  const own = looks[ownName];
  if (!own) return { name, html, css: '' };
  return {
    name: ownName,
    html: isBare ? own.html : html,
    css: fill(own.css, valuesOf(element, { ...own.values, ...values })),
  };
}

export const resolveLook = (
  kind: NavKindName,
  element: NavCommon,
  looks: LookChoice['looks'],
): ResolvedLook => chooseLook(element, { looks, granted: grantedTo(kind, element.css) });
