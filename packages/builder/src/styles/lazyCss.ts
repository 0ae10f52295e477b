/** Which of a document's top boxes wait: from the 4th on, on low screens from an earlier one. */
const FROM: readonly (readonly [query: string, nth: number])[] = [
  ['screen', 4],
  ['screen and (max-height:1024px)', 3],
  ['screen and (max-height:640px)', 2],
];

/** What a picture behind something is while it waits: nothing; where this is not said, itself. */
export const WAITING = '--e-background-waits';

/** A picture behind something, which waits where the box around it does. */
export const lazyPicture = (url: string): string => `var(${WAITING},${url})`;

/**
 * Backgrounds of boxes far down a page are not fetched before they are near. Only for pages that have the script that brings them: until
 * it has come they wait for no longer than a few seconds. The box alone has these rules: said of everything in it, they would be looked
 * at again for every element of the page, with every frame.
 */
export const lazyCss = (scope: string): string =>
  FROM.map(([query, nth]) => {
    const box = `${scope}>.e-con.e-parent:nth-child(n+${nth} of .e-con.e-parent):not(.e-lazyloaded,.e-no-lazyload)`;
    return (
      `@media ${query} and (scripting:enabled){${box}{${WAITING}:none}` +
      `body:not([data-elementor-device-mode],.e-lives) ${box}{animation:e-wait 1ms 4s forwards}}`
    );
  }).join('') + `@keyframes e-wait{from,to{${WAITING}:initial}}`;
