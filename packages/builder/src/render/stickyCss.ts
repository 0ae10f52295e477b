import { deviceList } from '../settings/breakpoints.ts';
import { numberOf, type Settings, textOf } from '../settings/Settings.ts';
import type { RenderContext } from './createContext.ts';

const SIDES = ['top', 'bottom'];

export const isSticky = (settings: Settings): boolean => SIDES.includes(textOf(settings, 'sticky'));

/** What stays in view stands over the rest: on the devices that it names, or on all. No script is needed for that. */
export function stickyCss(settings: Settings, wrapper: string, { kit, sheet, needs }: RenderContext): void {
  if (!isSticky(settings)) return;
  // Links within the page lead below it.
  if (numberOf(settings, 'sticky_anchor_link_offset')) needs.script = true;
  const named = settings['sticky_on'];
  const side = textOf(settings, 'sticky');
  const offset = numberOf(settings, 'sticky_offset') ?? 0;
  for (const device of deviceList(kit.breakpoints, { withDesktop: true, largeToSmall: true })) {
    const sticks = !Array.isArray(named) || named.length === 0 || named.includes(device);
    sheet.add(
      device,
      wrapper,
      sticks ? `position:sticky;${side}:${offset}px;z-index:99` : `position:relative;${side}:auto`,
    );
  }
}
