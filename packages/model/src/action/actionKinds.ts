/** Every action that the spec and the field name; anything else does nothing and is named in the notes. */
export const ACTION_KINDS: ReadonlySet<string> = new Set([
  'link', 'scroll', 'scrollbelow', 'scroll_under', 'scrollto',
  'next', 'prev', 'callSlide', 'jumpto', 'first', 'last', 'nextframe', 'prevframe', 'nframe', 'pframe',
  'pause', 'resume', 'play', 'toggle', 'toggleSlider', 'pauseSlider', 'playSlider',
  'playScene', 'toggleScenes', 'replayScene', 'startlayer', 'stoplayer', 'togglelayer', 'simulate', 'toggleClass',
  'playMedia', 'pauseMedia', 'toggleMedia', 'muteMedia', 'unmuteMedia', 'toggleMute', 'stopMedia', 'allMute', 'allUnmute', 'allToggleMute',
  'open_modal', 'openModal', 'close_modal', 'closeModal',
  'fullscreen', 'exitFullscreen', 'toggleFullscreen', 'callback', 'event', 'getAccelerationPermission',
]);
