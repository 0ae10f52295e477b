import slides from 'swiper/css?inline';
import a11y from 'swiper/css/a11y?inline';
import fade from 'swiper/css/effect-fade?inline';
import navigation from 'swiper/css/navigation?inline';
import pagination from 'swiper/css/pagination?inline';

export const slideStyles = slides + a11y + fade + navigation + pagination;
