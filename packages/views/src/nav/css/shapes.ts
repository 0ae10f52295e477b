// For `iconCss`. Plain texts: who uses one carries no other.
export const CHEVRON = '1.6|M15 4 7 12l8 8';
export const BOLD = '3.2|M15.5 4.5 8 12l7.5 7.5';
export const ANGLE = '2.2|M14.5 6 9 12l5.5 6';
export const ARROW = '2|M21 12H4M10 5l-7 7 7 7';
export const RING = '1.6|M13.5 8 9.5 12l4 4M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20';
export const TRIANGLE = '2|M15 5 8 12l7 7z';
