import type { ReactElement } from 'react';

const panels = [0, 1, 2, 3, 4, 5, 6];

/** One panel of the awning: narrow at the top, wider and rounded at the bottom. */
function drawPanel(index: number): string {
  const top = 64 + 56 * index;
  const bottom = 29 + 66 * index;
  return `M${top} 28h56L${bottom + 66} 100a33 28 0 0 1-66 0z`;
}

/** The home page's picture: an awning over a window with three things in it. */
export function ShopWindow(): ReactElement {
  return (
    <svg className="window" viewBox="0 0 520 420" aria-hidden="true" focusable="false">
      <rect className="frame" x="52" y="84" width="416" height="288" rx="6" strokeWidth="6" />
      <g>
        <g className="rise">
          <rect className="soft" x="92" y="190" width="110" height="152" rx="10" />
          <circle className="strong" cx="147" cy="252" r="28" />
        </g>
        <g className="rise">
          <rect className="card" x="222" y="156" width="116" height="186" rx="10" />
          <path className="strong" d="M246 296l34-92 34 92z" />
        </g>
        <g className="rise">
          <rect className="soft" x="358" y="214" width="76" height="128" rx="10" />
          <rect className="strong" x="380" y="256" width="32" height="44" rx="6" />
        </g>
      </g>
      {panels.map((index) => (
        <path key={index} className={index % 2 ? 'stripe' : 'strong'} d={drawPanel(index)} strokeWidth="3" />
      ))}
      <path className="floor" d="M20 392h480" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
