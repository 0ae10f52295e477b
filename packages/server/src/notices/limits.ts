/** Notices that wait for a visitor: more fit no page, and whoever causes them without end fills no disk. */
export const MOST_NOTICES = 20;
