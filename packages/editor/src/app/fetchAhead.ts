import { type Screen, screens } from './screens.ts';

const asked = new Set<Screen>();

/** Fetches the file of a screen before it is opened: who points at a link, or has come to it by keys, mostly follows it. */
export function fetchAhead(path: string): void {
  const screen = screens.find((each) => isAt(each.path, path));
  if (!screen || asked.has(screen)) return;
  asked.add(screen);
  // Who then opens it is told.
  screen.load().catch(() => asked.delete(screen));
}

function isAt(place: string, path: string): boolean {
  const [wanted, given] = [place.split('/'), path.split('/')];
  return (
    wanted.length === given.length && wanted.every((step, at) => step.startsWith(':') || step === given[at])
  );
}
