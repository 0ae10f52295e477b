const steps = Array.from({ length: 21 }, (_, step) => `.stars-${step} { inline-size: ${step * 5}%; }`);

export const ratingCss = `
.star-rating {
  position: relative; display: inline-block; align-self: start; overflow: hidden; font-size: 1rem; --leading: 1;
  letter-spacing: 0.1em; white-space: nowrap; vertical-align: middle; color: var(--line-strong);
}
.star-rating::before { content: '★★★★★'; content: '★★★★★' / ''; }
.star-rating > span:first-child {
  position: absolute; inset-block: 0; inset-inline-start: 0; overflow: hidden; color: var(--star);
}
.star-rating > span:first-child::before { content: '★★★★★'; content: '★★★★★' / ''; }
${steps.join('\n')}
`;
