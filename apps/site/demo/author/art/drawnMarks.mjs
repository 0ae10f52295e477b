import { writeFileSync } from 'node:fs';
import { MEDIA_FOLDER } from './core/encode.mjs';

const compass = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">
<circle cx="32" cy="32" r="29" fill="#0b1018" fill-opacity="0.72" stroke="#fff" stroke-width="2.5"/>
<path d="M32 9l7 23-7 23-7-23z" fill="#fff"/>
<path d="M32 9l7 23H25z" fill="#ffb05c"/>
<path d="M9 32h6M49 32h6M32 3v5M32 56v5" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/>
</svg>
`;

/** Marks that stay drawings: they are small and shown at every size. */
export const drawnMarks = [
  { name: 'mark-compass.svg', make: async () => writeFileSync(`${MEDIA_FOLDER}mark-compass.svg`, compass) },
];
