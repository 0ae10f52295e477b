/** Rules that come with a part of the script: as a file of their own they would come after it. */
export function addStyles(css: string): void {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
}
