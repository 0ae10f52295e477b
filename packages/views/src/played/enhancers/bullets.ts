import type { Frame } from '@vitrine/engine';
import { rowItems } from '../../nav/rowItems.ts';
import type { Enhancer } from '../Enhancer.ts';

const keyOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-key]')?.dataset['key'] ?? null) : null;

/** Each goes to its slide; which of them show follows the slide that does, or the keyboard. */
export const bullets: Enhancer = ({ host, player, settings, frame }) => {
  const row = host.querySelector(':scope>sr7-nav sr7-bullets');
  const { bullets: look } = settings.nav;
  if (!row || !look) return { end: () => undefined };
  let shown = frame;
  let focusedKey: string | null = null;

  function follow(next: Frame): void {
    shown = next;
    const { navKeys, currentKey } = next;
    const centre = Math.max(0, navKeys.indexOf(focusedKey ?? currentKey));
    const items = new Map(
      rowItems(look as NonNullable<typeof look>, navKeys, centre).map((item) => [item.key, item]),
    );
    for (const each of row?.querySelectorAll<HTMLElement>('[data-key]') ?? []) {
      const key = each.dataset['key'] ?? '';
      const item = items.get(key);
      const isCurrent = key === currentKey;
      if (!item) {
        each.remove();
        continue;
      }
      each.classList.toggle('selected', isCurrent);
      if (item.room === undefined) delete each.dataset['room'];
      else each.dataset['room'] = String(item.room);
      if (isCurrent) each.querySelector('button')?.setAttribute('aria-current', 'true');
      else each.querySelector('button')?.removeAttribute('aria-current');
    }
  }
  const choose = ({ target }: Event): void => {
    const key = target instanceof Element && target.closest('button') ? keyOf(target) : null;
    if (key !== null) player.request(`#${key}`);
  };
  const focus = ({ type, target }: Event): void => {
    const isOnIt = type === 'focusin' && (target as Element).matches(':focus-visible');
    focusedKey = isOnIt ? keyOf(target) : null;
    follow(shown);
  };

  for (const button of row.querySelectorAll('button')) button.disabled = false;
  const heard = [
    ['click', choose],
    ['focusin', focus],
    ['focusout', focus],
  ] as const;
  for (const [type, hear] of heard) row.addEventListener(type, hear);
  follow(frame);
  return {
    follow,
    end() {
      for (const [type, hear] of heard) row.removeEventListener(type, hear);
    },
  };
};
