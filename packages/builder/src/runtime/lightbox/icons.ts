/** Drawn by hand on a square of 24: fonts do not have all of them. */
const PATHS = {
  close: 'M5 5 19 19M19 5 5 19',
  share: 'M12 15V4M7 8l5-5 5 5M5 13v7h14v-7',
  zoom: 'M16 16l5 5M18 10a8 8 0 1 1-16 0 8 8 0 0 1 16 0M10 7v6M7 10h6',
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  next: 'M9 4l8 8-8 8',
  previous: 'M15 4l-8 8 8 8',
  play: 'M7 4v16l13-8z',
};

const SVG = 'http://www.w3.org/2000/svg';

export function icon(name: keyof typeof PATHS): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', PATHS[name]);
  svg.append(path);
  return svg;
}
