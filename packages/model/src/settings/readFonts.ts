import { createReading, Place } from '../reading/Place.ts';
import { readValue } from '../reading/Reader.ts';
import { fonts, type ModuleFont } from './fonts.ts';

/** A module's fonts by themselves: whoever draws it need not know them. */
export function readFonts(wire: unknown): readonly ModuleFont[] {
  return readValue(fonts, wire, new Place(createReading()));
}
