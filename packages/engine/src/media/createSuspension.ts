import type { Member } from './Member.ts';

/** Nothing plays while the module is out of sight, and nothing by itself while the visitor wants it calm. */
export interface Suspension {
  /** Starts it, now or as soon as it may. */
  start(member: Member): void;
  /** Whether it may play; one that has started late, and may not, is stopped. */
  admits(member: Member): boolean;
  forget(member: Member): void;
  setVisible(isVisible: boolean): void;
  setCalm(isCalm: boolean): void;
}

export function createSuspension(all: () => readonly Member[]): Suspension {
  const waiting = new Set<Member>();
  let isVisible = true;
  let isCalm = false;
  const may = ({ isWish }: Member): boolean => isVisible && (!isCalm || isWish);

  function start(member: Member): void {
    if (may(member)) member.item.play();
    else waiting.add(member);
  }

  function admits(member: Member): boolean {
    if (may(member)) return true;
    waiting.add(member);
    member.item.pause();
    return false;
  }

  function review(): void {
    const ready = [...waiting].filter(may);
    for (const each of all()) if (each.item.isRunning) admits(each);
    for (const each of ready) {
      waiting.delete(each);
      each.item.play();
    }
  }

  return {
    start,
    admits,
    forget: (member) => void waiting.delete(member),
    setVisible(next) {
      isVisible = next;
      review();
    },
    setCalm(next) {
      if (next === isCalm) return;
      isCalm = next;
      review();
    },
  };
}
