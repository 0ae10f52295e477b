import type { ModuleSettings } from '@vitrine/model';

type Nav = ModuleSettings['nav'];

export const hasRows = ({ bullets, tabs, thumbs }: Nav): boolean =>
  [bullets, tabs, thumbs].some((row) => row?.on);

export const hasNavigation = (nav: Nav): boolean =>
  hasRows(nav) || [nav.arrows, nav.scrubber].some((each) => each?.on);
