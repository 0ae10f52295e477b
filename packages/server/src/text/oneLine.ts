/** Text without line breaks and other signs that nobody sees: they would end a header line of a mail. */
export const oneLine = (text: string, maxLength: number): string =>
  text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxLength);
