import { createReading, Place } from '../reading/Place.ts';
import { readValue } from '../reading/Reader.ts';
import { type ModalSettings, modal } from './modal.ts';

/** A modal's settings by themselves: as a page registers them, or as the server answers (spec/1 §3, spec/2 §7). */
export function readModal(wire: unknown): ModalSettings {
  return readValue(modal, wire, new Place(createReading()));
}
