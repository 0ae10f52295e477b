/** How many browsers are open at a time. */
export const LANES = 2;
const VARIABLE = 'VITRINE_WATCHED_PORTS';

/** Where a lane's site listens, and where browsers are told that it does. */
export interface SitePorts {
  readonly own: number;
  readonly watched: number;
}

export const portsOf = (lane: number): SitePorts =>
  (JSON.parse(process.env[VARIABLE] ?? '[]') as SitePorts[])[lane] ?? { own: 0, watched: 0 };

/** Workers are other processes: they read it from there. */
export function nameSites(ports: readonly SitePorts[]): void {
  process.env[VARIABLE] = JSON.stringify(ports);
}
