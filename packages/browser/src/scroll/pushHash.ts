/** Makes an anchor the hash of the address, as following its link would, without the jump. Listeners are told: modules open by hash. */
export function pushHash(anchor: string, window: Window): void {
  const { location, history } = window;
  const hash = `#${encodeURIComponent(anchor)}`;
  if (location.hash === hash) return;
  const oldURL = location.href;
  history.pushState(history.state, '', hash);
  window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: location.href }));
}
