/** What a layer is, from its wire type and subtype. */
export type LayerKind =
  | 'text'
  | 'button'
  | 'image'
  | 'svg'
  | 'shape'
  | 'video'
  | 'audio'
  | 'group'
  | 'row'
  | 'column'
  | 'zone'
  | 'container'
  | 'linebreak'
  | 'background';

const BY_SUBTYPE: Readonly<Record<string, LayerKind>> = {
  slidebg: 'background',
  row: 'row',
  column: 'column',
  group: 'group',
  zone: 'zone',
  button: 'button',
};
const BY_TYPE: Readonly<Record<string, LayerKind>> = {
  text: 'text',
  button: 'button',
  image: 'image',
  svg: 'svg',
  shape: 'shape',
  video: 'video',
  audio: 'audio',
  container: 'container',
  group: 'group',
  row: 'row',
  column: 'column',
  zone: 'zone',
  linebreak: 'linebreak',
  /** Names of the older format. */
  object: 'image',
};
/** Subtypes that only say how a picture or media is made, and what is drawn in a shape's box. */
const PLAIN_SUBTYPES: ReadonlySet<string> = new Set([
  '',
  'image',
  'video',
  'audio',
  'text',
  'shape',
  'svg',
  'icon',
  'particlewave',
]);

export function layerKind(type: string, subtype: string): LayerKind {
  return lookUp(BY_SUBTYPE, subtype) ?? lookUp(BY_TYPE, type) ?? lookUp(BY_TYPE, subtype) ?? 'shape';
}

/** A document may name anything a type, `constructor` too. */
function lookUp(kinds: Readonly<Record<string, LayerKind>>, name: string): LayerKind | undefined {
  return Object.hasOwn(kinds, name) ? kinds[name] : undefined;
}

/** A kind of an add-on that we do not have: the layer keeps its box and what content it has. */
export function isUnknownKind(type: string, subtype: string): boolean {
  const isKnownSubtype = PLAIN_SUBTYPES.has(subtype) || Object.hasOwn(BY_SUBTYPE, subtype);
  return !isKnownSubtype || (type !== '' && !Object.hasOwn(BY_TYPE, type));
}

const HOLDS_LAYERS: ReadonlySet<LayerKind> = new Set(['group', 'row', 'column', 'zone', 'container']);
export function holdsLayers(kind: LayerKind): boolean {
  return HOLDS_LAYERS.has(kind);
}
