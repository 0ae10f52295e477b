import type { ModuleSettings } from '@vitrine/model';
import type { Style } from '@vitrine/motion';

type Kind = NonNullable<ModuleSettings['progressBar']>['kind'];

/** The moving part of a progress bar, empty and full. Of a ring it is a stroke whose whole way is 1. */
export const PROGRESS_STYLES: Readonly<Record<Kind, { readonly empty: Style; readonly full: Style }>> = {
  horizontal: { empty: { transform: 'scaleX(0)' }, full: { transform: 'scaleX(1)' } },
  vertical: { empty: { transform: 'scaleY(0)' }, full: { transform: 'scaleY(1)' } },
  cw: { empty: { strokeDashoffset: '1' }, full: { strokeDashoffset: '0' } },
  ccw: { empty: { strokeDashoffset: '-1' }, full: { strokeDashoffset: '0' } },
};
