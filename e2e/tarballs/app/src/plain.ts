import type { VitrineApi } from '@vitrine/embed';

// A script of a page that has the embed's own: it is typed by the package, and imports nothing of it.
const api: VitrineApi | undefined = window.vitrine;
api?.on('hero', 'slide.ended', ({ slide }) => console.log(slide.length));
// @ts-expect-error there is no such event
api?.on('hero', 'slide.over', () => undefined);

document.addEventListener('sr.module.ready', ({ detail }) => detail.player.next());
document.querySelector('sr7-module')?.vitrine?.pause();
// @ts-expect-error players have no such method
document.querySelector('sr7-module')?.vitrine?.halt();
