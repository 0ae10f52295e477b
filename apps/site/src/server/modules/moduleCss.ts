/** Styles of the module pages; previews are 1280 x 720 windows scaled to their card. */
export const modulePagesCss = `
.module-list,.module-notes{padding-block:clamp(24px,4vw,56px)}
.module-cards{list-style:none;margin:32px 0 0;padding:0;display:grid;gap:40px 32px;grid-template-columns:repeat(auto-fill,320px);justify-content:start}
/* Two beside each other on tablets, which have no room for two of the larger. */
@media (min-width:480px) and (max-width:719px),(min-width:832px){.module-cards{grid-template-columns:repeat(auto-fill,352px)}}
.module-cards li{position:relative}
.module-cards h2{font-size:1.15rem;margin:14px 0 4px}
.module-cards h2 a::after{content:"";position:absolute;inset:0}
.module-cards p{margin:0}
/* Its window is wider than itself, to the right, in every language. */
.module-preview{direction:ltr;overflow:hidden;border-radius:14px;aspect-ratio:16/9;background:#0002;box-shadow:0 12px 40px -18px #0008}
.module-preview iframe{width:1280px;height:720px;border:0;transform:scale(.25);transform-origin:0 0;pointer-events:none}
@media (min-width:480px) and (max-width:719px),(min-width:832px){.module-preview iframe{transform:scale(.275)}}
.module-cards li:focus-within .module-preview,.module-cards li:hover .module-preview{outline:3px solid currentColor;outline-offset:4px}
.module-notes pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:16px 18px;border-radius:12px;background:#1d1a22;color:#f3eef8;font-size:.92rem;--leading:1.5}
`;
