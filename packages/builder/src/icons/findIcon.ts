import { fab } from '@fortawesome/free-brands-svg-icons';
import { far } from '@fortawesome/free-regular-svg-icons';
import { fas } from '@fortawesome/free-solid-svg-icons';
import { lookUp } from '../settings/Settings.ts';

export interface IconShape {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly string[];
  readonly name: string;
}

type Pack = typeof fas;
type Found = Pack[string];

/** By name, older names too, made when one is first asked for. */
function namesOf(pack: Pack): () => ReadonlyMap<string, Found> {
  let names: Map<string, Found> | null = null;
  return () => {
    if (names) return names;
    names = new Map();
    for (const each of Object.values(pack)) {
      names.set(each.iconName, each);
      for (const alias of each.icon[2])
        if (typeof alias === 'string' && !names.has(alias)) names.set(alias, each);
    }
    return names;
  };
}

const solid = namesOf(fas);
const regular = namesOf(far);
const brands = namesOf(fab);

const PACKS: Readonly<Record<string, readonly (() => ReadonlyMap<string, Found>)[]>> = {
  fas: [solid, regular],
  'fa-solid': [solid, regular],
  far: [regular, solid],
  'fa-regular': [regular, solid],
  fab: [brands],
  'fa-brands': [brands],
  // The fourth version had one pack for all.
  fa: [solid, brands, regular],
};

/** Names of builders' own icons, and of a version that is gone. */
const OTHERS: Readonly<Record<string, string>> = {
  'eicon-star': 'star',
  'eicon-chevron-left': 'chevron-left',
  'eicon-chevron-right': 'chevron-right',
  'eicon-plus': 'plus',
  'eicon-minus': 'minus',
  'eicon-close': 'xmark',
  'eicon-play': 'circle-play',
  'eicon-check': 'check',
  'eicon-arrow-right': 'arrow-right',
  'eicon-arrow-left': 'arrow-left',
  'eicon-envelope': 'envelope',
};

/** `fas fa-star`, `fab fa-github`, `fa fa-bell-o`, `eicon-plus`; null: it is in no pack that there is. */
export function findIcon(classes: string): IconShape | null {
  const words = classes.trim().split(/\s+/).slice(0, 6);
  const other = words.map((word) => lookUp(OTHERS, word)).find((name) => name !== undefined);
  const name = other ?? words.find((word) => word.startsWith('fa-') && !Object.hasOwn(PACKS, word))?.slice(3);
  if (name === undefined) return null;
  const pack = words.find((word) => Object.hasOwn(PACKS, word)) ?? 'fa';
  const wanted = name.endsWith('-o') ? [name, name.slice(0, -2)] : [name];
  for (const names of PACKS[pack] ?? []) {
    for (const each of wanted) {
      const found = names().get(each);
      if (found) return shapeOf(found);
    }
  }
  return null;
}

function shapeOf({ icon, iconName }: Found): IconShape {
  const [width, height, , , path] = icon;
  return { width, height, paths: typeof path === 'string' ? [path] : path, name: iconName };
}
