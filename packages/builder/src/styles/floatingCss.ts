/** What stands over a page, and pages of links. */
export const floatingCss = `
.e-contact-buttons{position:fixed;z-index:99;display:flex;flex-direction:column;align-items:flex-end;gap:12px}
.e-contact-buttons.has-v-alignment-bottom{inset-block-end:25px}.e-contact-buttons.has-v-alignment-top{inset-block-start:25px}.e-contact-buttons.has-v-alignment-middle{inset-block-start:40%}
.e-contact-buttons.has-h-alignment-end{inset-inline-end:25px}.e-contact-buttons.has-h-alignment-start{inset-inline-start:25px;align-items:flex-start}.e-contact-buttons.has-h-alignment-center{inset-inline:0;align-items:center;width:fit-content;margin-inline:auto}
.e-contact-buttons p{margin:0}
.e-contact-buttons svg,.e-floating-bars svg,.e-link-in-bio__icons svg{width:1em;height:1em;fill:currentColor}
.e-contact-buttons__content-wrapper.hidden{display:none}
.e-contact-buttons__content{width:min(360px,100vw - 50px);overflow:hidden;border-radius:20px;background:#fff;color:#1c1c1c;box-shadow:0 4px 24px #0003}
.e-contact-buttons__top-bar{display:flex;gap:12px;align-items:center;padding:20px;background:#075e54;color:#fff}
.e-contact-buttons .e-contact-buttons__profile-image img{width:56px;height:56px;border-radius:50%;object-fit:cover}
.e-contact-buttons__top-bar-details{flex-grow:1;min-width:0}.e-contact-buttons__top-bar-title{font-weight:600}
:is(.e-contact-buttons__close-button,.e-floating-bars__close-button){display:grid;place-items:center;min-width:24px;min-height:24px;padding:0;border:0;background:none;color:inherit;font-size:20px;cursor:pointer}
.e-contact-buttons__message-bubble{padding:20px}.e-contact-buttons__bubble{padding:12px;border-radius:0 12px 12px;background:#f0ece6}
.e-contact-buttons__message-bubble-name{font-weight:600}.e-contact-buttons__message-bubble-time{font-size:.8em;text-align:end}
.e-contact-buttons__contact{padding:16px 20px}.e-contact-buttons__contact-links{display:flex;flex-wrap:wrap;gap:10px;margin-block-start:8px}
.e-contact-buttons__contact-icon-link{display:grid;place-items:center;width:44px;height:44px;border-radius:50%;background:#106f4d;color:#fff;font-size:20px}
.e-contact-buttons__send-button{padding:0 20px 20px}.e-contact-buttons__send-cta{display:flex;gap:8px;justify-content:center;align-items:center;padding:12px;border-radius:20px;background:#106f4d;color:#fff;text-decoration:none}
.e-contact-buttons__chat-button{display:grid;place-items:center;width:56px;height:56px;border:0;border-radius:50%;background:#106f4d;color:#fff;font-size:26px;cursor:pointer;box-shadow:0 2px 8px #0004}
.e-contact-buttons__chat-button.has-size-medium{width:68px;height:68px}.e-contact-buttons__chat-button.has-size-large{width:80px;height:80px}
.e-floating-bars{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:center;padding:10px 20px;background:#1c2448;color:#fff}
.e-floating-bars.is-hidden{display:none}
.e-floating-bars p{margin:0}
.e-floating-bars__cta-button{display:inline-flex;gap:8px;align-items:center;padding:8px 16px;border-radius:4px;background:#fff;color:#1c2448;text-decoration:none}
.e-con.e-parent:has(.e-floating-bars.is-sticky.has-vertical-position-top){position:sticky;inset-block-start:0;z-index:98}
.e-floating-bars.is-sticky.has-vertical-position-bottom{position:fixed;z-index:98;inset:auto 0 0}
.e-link-in-bio{display:grid;gap:20px;justify-items:center;max-width:420px;margin-inline:auto;padding:30px 20px;text-align:center;overflow-wrap:anywhere}
.e-link-in-bio :is(h1,h2,h3,h4,h5,h6,p){margin:0}
.e-link-in-bio__bio{display:grid;gap:8px}
.e-link-in-bio__identity{display:grid;justify-items:center}
.e-link-in-bio .e-link-in-bio__identity-image-profile{width:115px;height:115px!important;border-radius:50%;object-fit:cover}
.e-link-in-bio__icons{display:flex;flex-wrap:wrap;gap:12px;justify-content:center;font-size:24px}
.e-link-in-bio__icon-link{display:inline-flex;gap:6px;align-items:center;min-width:24px;min-height:24px;color:inherit}
.e-link-in-bio__icon-label{font-size:.6em}
.e-link-in-bio__ctas{display:grid;gap:12px;width:100%}
.e-link-in-bio__cta{display:flex;gap:12px;align-items:center;justify-content:center;padding:12px 20px;border-radius:10px;background:#1f5bd8;color:#fff;text-decoration:none}
.e-link-in-bio .e-link-in-bio__cta-image{width:40px;height:40px!important;border-radius:6px;object-fit:cover}
.e-link-in-bio__image-links{display:grid;grid-template-columns:repeat(2,1fr);gap:12px;width:100%}
@media (scripting:none){.e-contact-buttons__content-wrapper.hidden{display:block}:is(.e-contact-buttons__chat-button,.e-contact-buttons__close-button,.e-floating-bars__close-button){display:none!important}}
@media print{.e-contact-buttons{display:none}}
`;
