/** What frames of platforms need to play and to show themselves large; they cannot lead the page elsewhere. */
export const FRAME_MAY =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';
