/** What moves slides: most of what carousels, backgrounds and the lightbox need, in a file that they share. */
export { Swiper } from 'swiper';
export { Pagination } from 'swiper/modules';
