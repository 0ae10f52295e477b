export const UPLOAD_BYTES = 20 * 1024 * 1024;
/** Width times height: a small file can hold a picture that no memory does. */
export const UPLOAD_PIXELS = 50_000_000;
/** All frames of a moving picture together. */
export const UPLOAD_FRAMES = 400;
/** Characters. */
export const FILE_NAME_CHARACTERS = 60;
export const ALT_CHARACTERS = 500;
/** In pixels: from a line of the cart to a gallery on a large screen. */
export const PICTURE_WIDTHS = [160, 320, 480, 768, 1024, 1536];
