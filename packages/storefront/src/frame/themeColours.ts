/** Of what a browser draws around a page: as the header, which touches it. */
export const THEME_COLOURS = { light: '#ffffff', dark: '#1f1b26' };
