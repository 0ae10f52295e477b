import type { Member } from './Member.ts';

/** spec/2 §4: one film plays at a time; and nothing beside it, if it says so. */
export interface Room {
  /** It plays: others give way. */
  take(member: Member): void;
  /** Something stands: what is behind a slide goes on when no film is in front of it any more. */
  leave(): void;
  /** It is not to go on by itself. */
  forget(member: Member): void;
}

export function createRoom(all: () => readonly Member[], start: (member: Member) => void): Room {
  const givenWay = new Set<Member>();
  const isFilm = ({ kind }: Member): boolean => kind !== 'audio';
  return {
    take(member) {
      for (const each of all()) {
        const isOther = each !== member && each.item.isRunning;
        if (!isOther || !(member.fields.stopAllMedia || (isFilm(member) && isFilm(each)))) continue;
        if (each.isBackground && isFilm(member)) givenWay.add(each);
        each.item.pause();
      }
    },
    leave() {
      if (givenWay.size === 0 || all().some((each) => isFilm(each) && each.item.isRunning)) return;
      const back = [...givenWay];
      givenWay.clear();
      back.forEach(start);
    },
    forget: (member) => void givenWay.delete(member),
  };
}
