/** Which of a document's top boxes wait: from the 4th on, on low screens from an earlier one. */
const FROM: readonly (readonly [query: string, nth: number])[] = [
  ['screen', 4],
  ['screen and (max-height:1024px)', 3],
  ['screen and (max-height:640px)', 2],
];

/**
 * Backgrounds of boxes far down a page are not fetched before they are near. Only for pages that have the script that brings them: until
 * it has come they wait for no longer than a few seconds.
 */
export const lazyCss = (scope: string): string =>
  FROM.map(([query, nth]) => {
    const box = `${scope}>:nth-child(n+${nth} of .e-con.e-parent):not(.e-lazyloaded,.e-no-lazyload)`;
    return (
      `@media ${query} and (scripting:enabled){:is(${box},${box} *){animation:e-wait 4s}` +
      `body[data-elementor-device-mode] :is(${box},${box} *){animation:none;background-image:none}}`
    );
  }).join('') + '@keyframes e-wait{from,to{background-image:none}}';
