import { gridTop } from '../css/sizeCss.ts';
import { holdsLayers, type Layer, type ModuleSettings } from '@vitrine/model';

/** The box that a layer's place and percentages refer to. */
export interface Reference {
  /** Distance of the box from the containing block, on both sides. */
  readonly insetX: string | null;
  readonly insetY: string | null;
  /** Its width and height when they are not those of the containing block. */
  readonly width: string | null;
  readonly height: string | null;
}

const CONTAINING_BLOCK: Reference = { insetX: null, insetY: null, width: null, height: null };

/** The content grid: as wide as it was designed, times the unit, in the middle; as high, too, or higher where rows make the module so. */
export function gridReference(settings: ModuleSettings): Reference {
  const top = gridTop(settings);
  return {
    insetX: '(100% - var(--gw))/2',
    insetY: top,
    width: 'var(--gw)',
    height: top && `(100% - 2*${top})`,
  };
}

/** The slide, the parent's box, or the content grid. */
export const referenceOf = (layer: Layer, parent: Layer | null, grid: Reference): Reference =>
  parent || layer.relativeTo === 'slide' || layer.kind === 'zone' ? CONTAINING_BLOCK : grid;

/** In the flow of a column or row, rather than placed by coordinates. */
export function isInFlow(layer: Layer, parent: Layer | null): boolean {
  if (layer.kind === 'zone' || layer.kind === 'row' || layer.kind === 'column' || layer.kind === 'linebreak')
    return true;
  return parent !== null && holdsLayers(parent.kind) && layer.position.mode === 'relative';
}
