import * as draw from './draw.ts';
import { WHOLE } from './importPart.ts';
import * as modals from './modal/createModals.ts';
import * as player from './playScore.ts';
import * as wire from './wire.ts';

/** All parts in one script, for hosts whose files other pages may run but not read. */
Reflect.set(window, WHOLE, { draw, player, wire, modals });
