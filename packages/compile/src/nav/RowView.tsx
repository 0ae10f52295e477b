/** @jsxImportSource hono/jsx */
import type { Frame } from '@vitrine/engine';
import { servingLevel } from '@vitrine/model';
import { type Attributes, type Content, element, type Html } from '../elements.ts';
import type { CompiledModule } from '../ports/CompiledModule.ts';
import { classNames, rowCentre, rowItems, type ShownRow } from '@vitrine/player/markup';
import { slideElementId } from '../slide/slideElementId.ts';
import { ItemView } from './ItemView.tsx';
import { lookOf } from './looks/lookOf.ts';

interface RowProps {
  readonly shown: ShownRow;
  readonly compiled: CompiledModule;
  readonly frame: Frame;
}

/** Bullets, tabs or thumbs: an item for each slide, as far as there is room. */
export function RowView({ shown, compiled, frame }: RowProps): Html {
  const { kind, row } = shown;
  const { navKeys: keys, currentKey } = frame;
  const look = lookOf(kind.name, row);
  const current = keys.indexOf(currentKey);
  const centre = rowCentre(keys, currentKey, null);
  const items = rowItems(row, keys, centre).map(({ key, index, room }) => (
    <ItemView
      module={compiled.module}
      words={compiled.controls}
      kind={kind}
      look={look}
      slideKey={key}
      index={index}
      isCurrent={index === current}
      isReached={index === Math.max(0, current)}
      controls={kind.isTablist ? slideElementId(compiled, frame, key) : undefined}
      room={room}
    />
  ));
  const group: Attributes = { 'aria-label': compiled.controls.choose, ...groupRole(shown, compiled) };
  return element(
    'sr7-spot',
    {
      className: `sr7-at-${kind.name}`,
      style: kind.isWindowed ? { '--n': String(keys.length), '--i': String(centre) } : undefined,
    },
    kind.isWindowed ? windowed(shown, look.name, group, items) : plain(shown, look.name, group, items),
  );
}

/** One direction must do for all levels: that of the desktop. Both pairs of arrow keys work either way. */
function groupRole({ kind, row }: ShownRow, { module }: CompiledModule): Attributes {
  if (!kind.isTablist) return { role: 'group' };
  return {
    role: 'tablist',
    'aria-orientation': row.direction[servingLevel(1, module.settings.enabledLevels)],
  };
}

/** What the row's own element carries: an author may have its items run the other way. */
const rowAttributes = ({ kind, row }: ShownRow, look: string): Attributes => ({
  className: classNames(look, `sr7-${kind.name}`),
  dir: row.rtl ? 'rtl' : undefined,
});

const plain = (shown: ShownRow, look: string, group: Attributes, items: Content): Html =>
  element(shown.kind.rowTag, { ...rowAttributes(shown, look), ...group }, items);

const windowed = (shown: ShownRow, look: string, group: Attributes, items: Content): Html => {
  const { name, rowTag } = shown.kind;
  const track = element(`${rowTag}-wrap`, { className: `sr7-track sr7-${name}-wrap`, ...group }, items);
  const mask = element(`${rowTag}-mask`, { className: `sr7-${name}-mask` }, track);
  return element(rowTag, rowAttributes(shown, look), mask);
};
