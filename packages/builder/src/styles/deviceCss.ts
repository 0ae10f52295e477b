import { orDefault } from './containerVariables.ts';
import { activeBreakpoints, type Breakpoint, deviceList, deviceRange } from '../settings/breakpoints.ts';

/** What a document has: kinds of elements and of widgets by their names, and the most parts that one of a kind has. */
export type Uses = ReadonlyMap<string, number>;

/** The old name of the smallest device. */
const OLD_NAMES: Readonly<Record<string, string>> = { mobile: 'phone' };

/** A document as it was drawn. */
export interface Drawn {
  /** What its marks stand in (`marksIn`). */
  readonly marked: string;
  readonly uses: Uses;
  /** Whether the script that asks which device this is comes to the page. */
  readonly asksDevice: boolean;
}

/** Rules that go by a site's own breakpoints, of those things that a document has: what each device hides, and what it lays out anew. */
export function deviceCss(breakpoints: readonly Breakpoint[], { marked, uses, asksDevice }: Drawn): string {
  const active = activeBreakpoints(breakpoints);
  const limit = (device: string): number | undefined => active.find(({ name }) => name === device)?.value;
  const mobile = limit('mobile') ?? 767;
  const narrower = active.filter(({ direction }) => direction === 'max').toReversed();
  return [
    within(mobile, onPhones(uses)),
    uses.has('section') ? sectionCss(active, mobile, limit('tablet') ?? mobile, marked) : '',
    positions('', marked),
    ...narrower.map(({ name, value }) =>
      within(value, positions(`-${name}`, marked) + foldedTabs(name, uses.get(`nested-tabs-${name}`) ?? 0)),
    ),
    ...deviceList(breakpoints, { withDesktop: true }).map((device) => {
      const css =
        hidden(device, marked) + (asksDevice ? `#elementor-device-mode::after{content:"${device}"}` : '');
      return css === '' ? '' : `@media ${deviceRange(breakpoints, device)}{${css}}`;
    }),
  ].join('');
}

/** What a device does not show. */
function hidden(device: string, marked: string): string {
  const names = [device, OLD_NAMES[device] ?? device].map((name) => `elementor-hidden-${name}`);
  const used = [...new Set(names)].filter((name) => marked.includes(name));
  return used.length === 0 ? '' : `${used.map((name) => `.elementor .${name}`).join()}{display:none}`;
}

const within = (limitPx: number, css: string): string =>
  css === '' ? '' : `@media (max-width:${limitPx}px){${css}}`;

/** What is laid out otherwise on the narrowest device, by the widget that it belongs to. */
const PHONE: Readonly<Record<string, string>> = {
  container: `.e-con.e-flex{--width:100%;--flex-wrap:${orDefault('flex-wrap-mobile')}}`,
  tabs:
    '.elementor-tabs{display:flex;flex-direction:column;border-block-end:var(--tab-border-width) solid var(--tab-border-color)}' +
    '.elementor-tabs-wrapper,.elementor-tabs-content-wrapper{display:contents}' +
    '.elementor-tabs-wrapper::before,.elementor-tabs-wrapper::after{content:none}' +
    '.elementor-tabs .elementor-tab-title.elementor-tab-title{padding:10px;border-width:var(--tab-border-width) var(--tab-border-width) 0}' +
    '.elementor-tabs .elementor-tab-content{padding:10px;border:solid var(--tab-border-color);border-width:0 var(--tab-border-width)}',
  accordion:
    '.elementor .elementor-fold>.elementor-tab-title{padding:12px 15px}.elementor-accordion .elementor-tab-content{padding:7px 15px}',
  toggle:
    '.elementor .elementor-toggle .elementor-fold>.elementor-tab-title{padding:12px}.elementor-toggle .elementor-tab-content{padding:12px 10px}',
  progress: '.elementor-progress-text{padding-inline-start:10px}',
  alert: '.elementor-alert{padding:10px}',
};

const onPhones = (uses: Uses): string =>
  Object.entries(PHONE)
    .filter(([name]) => uses.has(name))
    .map(([, css]) => css)
    .join('') + inTurn('.elementor-tabs-wrapper>', '.elementor-tabs-content-wrapper>', uses.get('tabs') ?? 0);

/** Each title before its content, though they are apart in the page. */
const inTurn = (titles: string, contents: string, count: number): string =>
  Array.from({ length: count }, (_, at) => at + 1)
    .map((at) => `${titles}:nth-child(${at}),${contents}:nth-child(${at}){order:${at}}`)
    .join('');

/** From a device down, nested tabs fold into an accordion. */
function foldedTabs(device: string, count: number): string {
  if (count === 0) return '';
  const tabs = `.e-n-tabs-${device}>.e-n-tabs`;
  const [heading, content] = [`${tabs}>.e-n-tabs-heading`, `${tabs}>.e-n-tabs-content`];
  return [
    `${tabs}{flex-direction:column;gap:0}${heading},${content}{display:contents}`,
    `${heading}>.e-n-tab-title:not(:first-child){margin-block-start:var(--n-tabs-gap,10px)}`,
    `${heading}>.e-n-tab-title[aria-selected=true]{margin-block-end:var(--n-tabs-content-gap,10px)}`,
    inTurn(`${heading}>`, `${content}>`, count),
  ].join('');
}

/** Where the icon or picture of a box stands, on a device and below. */
function positions(device: string, marked: string): string {
  const kinds = ['icon', 'image'].filter((kind) => marked.includes(`elementor-${kind}-box-wrapper`));
  const place = (names: readonly string[], ofBox: string, ofPicture: string): string => {
    const used = names
      .map((name) => `elementor${device}-position-${name}`)
      .filter((name) => marked.includes(name));
    return used
      .flatMap((name) => kinds.map((kind) => `.${name}>.elementor-${kind}-box-wrapper`))
      .map(
        (box) =>
          box + ofBox + (box.includes('image-box') ? `${box}>.elementor-image-box-img${ofPicture}` : ''),
      )
      .join('');
  };
  const beside = '{margin:0;flex-shrink:0}';
  return (
    place(['top', 'block-start'], '{flex-direction:column;text-align:center}', '{margin-inline:auto}') +
    place(['left', 'start', 'inline-start'], '{flex-direction:row;text-align:start}', beside) +
    place(['right', 'end', 'inline-end'], '{flex-direction:row-reverse;text-align:end}', beside)
  );
}

/** Columns may be wider together than their section from the tablet down: they go on in the next line, or in the other direction. */
function sectionCss(active: readonly Breakpoint[], mobile: number, tablet: number, marked: string): string {
  const reversed = active
    .filter(({ name }) => marked.includes(`elementor-reverse-${name}`))
    .map(
      ({ name }) =>
        `@media ${deviceRange(active, name)}{.elementor-reverse-${name}>.elementor-container{flex-direction:${name === 'mobile' ? 'column-reverse' : 'row-reverse'}}}`,
    );
  return [
    `@media (max-width:${mobile}px){.elementor-column{width:100%}}`,
    `@media (max-width:${tablet}px){.elementor-section>.elementor-container{flex-wrap:wrap}}`,
    ...reversed,
  ].join('');
}
