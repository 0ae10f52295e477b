/** What the pause button says and shows. */
export const pauseSign = (isRunning: boolean) => ({
  label: isRunning ? 'Stop automatic slide show' : 'Start automatic slide show',
  path: isRunning ? 'M8 5v14M16 5v14' : 'M8 5l11 7-11 7z',
});
