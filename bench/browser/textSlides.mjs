/** Ten texts a slide; others get them as ten elements. @param {number} count */
export const textSlides = (count) =>
  Array.from({ length: count }, (_, slide) =>
    Array.from({ length: 10 }, (__, child) => `Slide ${slide + 1}, child ${child + 1}`),
  );
