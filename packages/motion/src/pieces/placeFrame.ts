interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

type Scale = (across: number, down: number) => readonly [number, number];

/** By `object-fit`: how much larger a picture is shown, from what would fill the box across and down. */
const FITS: Readonly<Record<string, Scale>> = {
  fill: (across, down) => [across, down],
  contain: (across, down) => [Math.min(across, down), Math.min(across, down)],
  cover: (across, down) => [Math.max(across, down), Math.max(across, down)],
  none: () => [1, 1],
  'scale-down': (across, down) => [Math.min(1, across, down), Math.min(1, across, down)],
};

/** Where a picture lies in its box under `object-fit` and `object-position`, as computed styles give them. */
export function placeFrame(picture: Size, box: Size, fit: string, position: string): Box {
  const scale = FITS[fit] ?? FITS['fill'];
  const [x = 1, y = 1] = scale?.(box.width / picture.width, box.height / picture.height) ?? [];
  const [left = '50%', top = '50%'] = position.split(/\s+/);
  const width = picture.width * x;
  const height = picture.height * y;
  return { x: offset(left, box.width - width), y: offset(top, box.height - height), width, height };
}

function offset(written: string, free: number): number {
  const value = Number.parseFloat(written);
  if (!Number.isFinite(value)) return free / 2;
  return written.endsWith('%') ? (free * value) / 100 || 0 : value;
}
