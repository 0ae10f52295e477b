declare module '@splidejs/splide/css/core';
