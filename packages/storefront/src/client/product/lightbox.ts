import PhotoSwipe from 'photoswipe';
import 'photoswipe/style.css';

/** Pictures over the whole page: swiped, zoomed, walked through by keyboard. */
export function openLightbox(root: HTMLElement, slides: readonly HTMLElement[], index: number): void {
  const { closeText = '', zoomText = '', nextText = '', prevText = '', errorText = '' } = root.dataset;
  const lightbox = new PhotoSwipe({
    dataSource: slides.map((slide) => {
      const image = slide.querySelector('img');
      const link = slide.querySelector('a');
      return {
        src: link?.href ?? '',
        ...(image?.srcset && { srcset: image.srcset }),
        width: Number(image?.getAttribute('width')) || image?.naturalWidth || 1200,
        height: Number(image?.getAttribute('height')) || image?.naturalHeight || 1200,
        alt: image?.alt ?? '',
        ...(image && { msrc: image.currentSrc, element: slide }),
      };
    }),
    index,
    bgOpacity: 0.92,
    loop: slides.length > 1,
    closeTitle: closeText,
    zoomTitle: zoomText,
    arrowNextTitle: nextText,
    arrowPrevTitle: prevText,
    errorMsg: errorText,
    showHideAnimationType: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'zoom',
  });
  const opener = document.activeElement;
  lightbox.on('destroy', () => {
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  });
  lightbox.init();
}
