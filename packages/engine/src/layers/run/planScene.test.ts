import { expect, it } from 'vitest';
import { planScene, type Situation } from './planScene.ts';

const OFF: Situation = { isOnStage: false, isAtRest: true, isInFlight: false, scene: null };
const RESTING: Situation = { isOnStage: true, isAtRest: true, isInFlight: false, scene: 'in' };
const ENTERING: Situation = { isOnStage: true, isAtRest: false, isInFlight: true, scene: 'in' };
const STANDING: Situation = { isOnStage: true, isAtRest: false, isInFlight: false, scene: 'scene_1' };
const FLYING: Situation = { isOnStage: true, isAtRest: false, isInFlight: true, scene: 'scene_1' };
const GONE: Situation = { isOnStage: false, isAtRest: false, isInFlight: false, scene: 'out' };

it.each<[string, string, boolean, Situation, string]>([
  ['before any scene, enters from the state before', 'in', false, OFF, 'before end'],
  ['at rest, enters anew', 'in', false, RESTING, 'before end'],
  ['entering, enters anew', 'in', false, ENTERING, 'before end'],
  ['gone, enters anew', 'in', false, GONE, 'before end'],
  ['in another scene, only goes back to rest', 'in', false, STANDING, 'standing rest'],
  ['flying in another scene, goes to rest from there', 'in', false, FLYING, 'seen rest'],
  ['at rest, runs its entry back', 'in', true, RESTING, 'before end back'],
  ['elsewhere, goes straight to the state before', 'in', true, FLYING, 'seen before'],
  ['at rest, leaves from there', 'out', false, RESTING, 'standing end'],
  ['entering, leaves from where it is seen', 'out', false, ENTERING, 'seen end'],
  ['in a scene, plays it again from its start', 'scene_1', false, FLYING, 'standing end'],
  ['in a scene, goes back from it', 'scene_1', true, FLYING, 'seen rest'],
  ['standing in a scene, goes on to the next', 'scene_2', false, STANDING, 'standing end'],
])('a layer that is %s', (_, name, reversed, situation, expected) => {
  const { start, goal, runsBack } = planScene(name, reversed, situation);
  expect(`${start} ${goal}${runsBack ? ' back' : ''}`).toBe(expected);
});
