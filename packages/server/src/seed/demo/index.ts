import { ceramics } from './ceramics.ts';
import { coffee } from './coffee.ts';
import type { DemoProduct } from './DemoProduct.ts';
import { lamps } from './lamps.ts';
import { prints } from './prints.ts';
import { scents } from './scents.ts';
import { tableware } from './tableware.ts';

export const demoProducts: readonly DemoProduct[] = [
  ...ceramics,
  ...tableware,
  ...lamps,
  ...prints,
  ...coffee,
  ...scents,
];

/** In the order of the menu: path, what it is, and the picture that stands for it. */
export const demoCategories: readonly (readonly [path: string, text: string, picture: string])[] = [
  ['Ceramics', 'Thrown, trimmed and glazed under one roof.', 'moon-jar-chalk'],
  ['Ceramics > Vases', 'From one stem to a whole branch.', 'tall-vase-cobalt'],
  ['Ceramics > Tableware', 'Plates, bowls and pitchers for every day.', 'bowl-stack'],
  ['Ceramics > Cups and mugs', 'With a handle, and without.', 'mug-celadon'],
  ['Lamps', 'Light for tables, ceilings and balconies.', 'lamp-dome-red'],
  ['Lamps > Table lamps', 'Lamps that stand.', 'lamp-globe-oak'],
  ['Lamps > Pendants', 'Lamps that hang.', 'lamp-pendant-mustard'],
  ['Lamps > Portable', 'Lamps that come along.', 'lamp-portable-coral'],
  ['Prints', 'Paper for walls, framed or not.', 'print-fjord'],
  ['Prints > Landscapes', 'Places without people.', 'print-terraces'],
  ['Prints > Drawings', 'Cut, brushed and screen printed.', 'print-arches'],
  ['Coffee', 'Roasted on Tuesdays.', 'coffee-morning'],
  ['Coffee > Beans', 'Whole, or ground as you brew.', 'coffee-harbour'],
  ['Coffee > Equipment', 'What it takes to make a good cup.', 'coffee-dripper'],
  ['Scents', 'For skin and for rooms.', 'scent-amber'],
  ['Scents > Perfumes', 'Six, and no more.', 'scent-fig'],
  ['Scents > Candles', 'Rapeseed wax in jars of our own.', 'candle-amber'],
  ['Scents > For rooms', 'Diffusers and soap.', 'diffuser-moss'],
  ['Gifts', 'When you do not know what, but for whom.', 'gift-card'],
];
