import type { Module } from '../document/Module.ts';

const CLONE = /STR\d+$/;

/** Whether the slides of a module are templates that wait for a feed. */
export const isFeed = ({ settings, slides }: Pick<Module, 'settings' | 'slides'>): boolean =>
  settings.source.type !== 'gallery' && !slides.some(({ key }) => CLONE.test(key));
