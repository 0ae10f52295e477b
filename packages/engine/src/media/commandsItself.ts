import { actionsOf } from '../actions/actionsOf.ts';
import type { Member } from './Member.ts';

const COMMANDS: ReadonlySet<string> = new Set(['playMedia', 'pauseMedia', 'toggleMedia', 'stopMedia']);

/** Whether a click on a film's layer commands the film already, by an action of its own. */
export const commandsItself = ({ slide, layer }: Pick<Member, 'slide' | 'layer'>): boolean =>
  actionsOf(slide)
    .of('click', layer.id)
    .some(
      ({ kind, targets }) =>
        COMMANDS.has(kind) && (targets.includes(layer.id) || targets.every((target) => target === '')),
    );
