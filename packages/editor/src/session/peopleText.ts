import { adminPeopleTexts, createTexts } from '@vitrine/texts';

/** Of the screens of people: only who opens one of these fetches them. */
export const peopleText = () => createTexts(adminPeopleTexts, document.documentElement.lang);
