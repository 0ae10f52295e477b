/** Elements of a template that receive the slide's thumbnail. */
const PICTURES = /\bsr7-(?:(?:nav|thumb|tab|bullet|arr)-img|bullimg)\b/;

export const usesPicture = (html: string): boolean => PICTURES.test(html);
