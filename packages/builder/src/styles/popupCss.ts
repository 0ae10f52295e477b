/** Documents in dialogs. The dialog is as large as the window, so that its box can stand anywhere in it. */
export const popupCss = `
.elementor-popup-modal{position:fixed;inset:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:1rem;border:0;background:none;color:inherit;overflow:auto;overscroll-behavior:contain;grid-template-columns:minmax(0,1fr);justify-items:center;align-items:center}
.elementor-popup-modal[open]{display:grid}
.elementor-popup-modal:not(:modal){pointer-events:none;z-index:9999}
.elementor-popup-modal::backdrop{background-color:rgba(0,0,0,.8)}
.elementor-popup-modal>.dialog-widget-content{position:relative;display:grid;grid-template-columns:minmax(0,1fr);align-content:start;width:640px;max-width:100%;background-color:Canvas;color:CanvasText;box-shadow:2px 8px 23px 3px rgba(0,0,0,.2);pointer-events:auto;animation-duration:.6s}
.elementor-popup-modal.e-popup-full{padding:0}
.elementor-popup-modal.e-popup-full>.dialog-widget-content{min-height:100%}
.elementor-popup-modal .dialog-close-button{position:absolute;z-index:2;inset-block-start:.5rem;inset-inline-end:.5rem;display:grid;place-items:center;width:2.75rem;height:2.75rem;padding:0;border:0;border-radius:50%;background:none;color:inherit;cursor:pointer}
.elementor-popup-modal .dialog-close-button svg{width:1.25rem;height:1.25rem;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round}
.elementor-popup-modal .e-popup-close-outside{inset-block-start:auto;inset-block-end:100%;inset-inline-end:0;color:#fff}
@media (prefers-reduced-motion:reduce){.elementor-popup-modal>.dialog-widget-content{animation:none}}
`;
