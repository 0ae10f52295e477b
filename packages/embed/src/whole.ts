import * as draw from './draw.ts';
import * as modals from './modal/createModals.ts';
import { type Parts, WHOLE } from './parts.ts';
import * as player from './playScore.ts';
import * as wire from './wire.ts';

const parts: Parts = { draw, player, wire, modals };

/** All parts in one script, for hosts whose files other pages may run but not read. */
Reflect.set(window, WHOLE, parts);
