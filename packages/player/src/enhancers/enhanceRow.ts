import type { Frame } from '@vitrine/engine';
import { itemButton } from '../markup/itemButton.ts';
import { itemKeyOf, keyTarget } from './keyTarget.ts';
import type { ShownRow } from '../markup/rowKinds.ts';
import { usesPicture } from '../markup/itemPicture.ts';
import { type RowItem, rowCentre, rowItems } from '../markup/rowItems.ts';
import type { Enhancer, EnhancerOptions } from './Enhancer.ts';
import { writeAttributes } from '../stage/writeAttributes.ts';
import { createPictureProbes } from './createPictureProbes.ts';
import { createRowNodes } from './createRowNodes.ts';

/** A row of items: each goes to its slide, and which of them stand there follows the slide that shows, or the keyboard. */
export function enhanceRow(
  spot: HTMLElement,
  { kind, row }: ShownRow,
  { host, player, module, frame }: EnhancerOptions,
): Required<ReturnType<Enhancer>> {
  const group = spot.querySelector<HTMLElement>(kind.isWindowed ? '.sr7-track' : kind.rowTag) ?? spot;
  const stand = createRowNodes(group, (key) => module.rowItem(kind.name, key), module.frame);
  const probes = createPictureProbes(usesPicture(group.innerHTML) ? module.picture : () => undefined);
  let shown = frame;
  let focusedKey: string | null = null;
  /** Where keys have led to, until the focus is there. */
  let wantedKey: string | null = null;

  function follow(next: Frame): void {
    shown = next;
    const { navKeys, currentKey } = next;
    const centre = rowCentre(navKeys, currentKey, focusedKey);
    const reached = rowCentre(navKeys, currentKey, null);
    const ids = kind.isTablist ? slideIds(host) : null;
    const items = rowItems(row, navKeys, centre);
    const nodes = stand(items);
    probes.follow(nodes);
    for (const item of items) {
      const isCurrent = item.key === currentKey;
      const controls = ids?.get(item.key);
      const button = itemButton(kind, { isCurrent, isReached: item.index === reached, controls });
      write(nodes.get(item.key), item, isCurrent, button);
    }
    if (!kind.isWindowed) return;
    spot.style.setProperty('--n', String(navKeys.length));
    spot.style.setProperty('--i', String(centre));
  }

  function write(node: HTMLElement | undefined, item: RowItem, isCurrent: boolean, says: object): void {
    const button = node?.querySelector<HTMLButtonElement>(':scope>button');
    if (!node || !button) return;
    node.classList.toggle('selected', isCurrent);
    writeAttributes(node, { 'data-room': item.room });
    writeAttributes(button, { ...says, disabled: false });
    if (kind.isWindowed) node.style.setProperty('--k', String(item.index));
  }

  function focusOn(key: string | null): void {
    if (key === focusedKey) return;
    focusedKey = key;
    follow(shown);
  }
  const choose = ({ target }: Event): void => {
    const key = target instanceof Element && target.closest('button') ? itemKeyOf(target) : null;
    if (key !== null) player.request(`#${key}`);
  };
  const enter = ({ target }: Event): void =>
    focusOn(target instanceof Element && target.matches(':focus-visible') ? itemKeyOf(target) : null);
  // On its way to another item: that one must not leave the row before it gets there.
  const leave = ({ relatedTarget }: FocusEvent): void => {
    if (wantedKey === null && !(relatedTarget instanceof Node && group.contains(relatedTarget)))
      focusOn(null);
  };
  function move(event: KeyboardEvent): void {
    const { navKeys } = shown;
    const isMirrored = getComputedStyle(group).direction === 'rtl';
    const target = keyTarget(event.key, navKeys, navKeys.indexOf(itemKeyOf(event.target) ?? ''), isMirrored);
    if (target === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    wantedKey = target;
    focusOn(target);
    for (const each of group.children)
      if (itemKeyOf(each) === target) each.querySelector('button')?.focus({ preventScroll: true });
    wantedKey = null;
    player.request(`#${target}`);
  }

  const listening = new AbortController();
  const { signal } = listening;
  group.addEventListener('click', choose, { signal });
  group.addEventListener('focusin', enter, { signal });
  group.addEventListener('focusout', leave, { signal });
  if (kind.isTablist) group.addEventListener('keydown', move, { signal });
  follow(frame);
  return {
    follow,
    end() {
      listening.abort();
      probes.end();
    },
  };
}

/** Of the slides that stand in the page, by their keys. */
function slideIds(host: HTMLElement): ReadonlyMap<string, string> {
  const slides = host.querySelectorAll<HTMLElement>(':scope>sr7-content>sr7-slide[data-key]');
  return new Map([...slides].map(({ id, dataset }) => [dataset['key'] ?? '', id]));
}
