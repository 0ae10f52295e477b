import { activeBreakpoints, type Breakpoint, deviceList, deviceRange } from '../settings/breakpoints.ts';

/** The old name of the smallest device. */
const OLD_NAMES: Readonly<Record<string, string>> = { mobile: ',.elementor .elementor-hidden-phone' };

/** Rules that go by a site's own breakpoints: what each device hides, and what stands below each other on the narrowest. */
export function deviceCss(breakpoints: readonly Breakpoint[]): string {
  const mobile = activeBreakpoints(breakpoints).find(({ name }) => name === 'mobile')?.value ?? 767;
  const hidden = deviceList(breakpoints, { withDesktop: true }).map(
    (device) =>
      `@media ${deviceRange(breakpoints, device)}{.elementor .elementor-hidden-${device}${OLD_NAMES[device] ?? ''}{display:none}` +
      `#elementor-device-mode::after{content:"${device}"}}`,
  );
  const reversed = activeBreakpoints(breakpoints).map(
    ({ name }) =>
      `@media ${deviceRange(breakpoints, name)}{.elementor-reverse-${name}>.elementor-container{flex-direction:${name === 'mobile' ? 'column-reverse' : 'row-reverse'}}}`,
  );
  return [
    `@media (max-width:${mobile}px){`,
    '.e-con.e-flex{--width:100%;--flex-wrap:var(--flex-wrap-mobile)}',
    '.e-con.e-grid{--e-con-grid-template-columns:1fr}',
    '.elementor-section>.elementor-container{flex-wrap:wrap}',
    '.elementor-column.elementor-column{width:100%}',
    '.elementor-position-left>*>.elementor-image-box-wrapper,.elementor-tabs{--e-stack:column}',
    '}',
    `@media (min-width:${mobile + 1}px){${columnWidths()}}`,
    ...hidden,
    ...reversed,
  ].join('');
}

/** Columns are as wide as their class says: all whole numbers that documents use. */
const columnWidths = (): string =>
  Array.from({ length: 100 }, (_, at) => at + 1)
    .map((size) => `.elementor-col-${size}{width:${THIRDS[size] ?? size}%}`)
    .join('');

const THIRDS: Readonly<Record<number, number>> = {
  33: 33.333,
  66: 66.666,
  16: 16.666,
  83: 83.333,
  14: 14.285,
  12: 12.5,
  11: 11.111,
};
