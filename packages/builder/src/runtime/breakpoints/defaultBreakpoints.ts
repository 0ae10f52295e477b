import { readBreakpoints } from '../../settings/readBreakpoints.ts';
import {
  type BreakpointEntries,
  breakpointEntries,
  type Breakpoints,
  breakpointsFrom,
} from './Breakpoints.ts';

/** What a page without a configuration has. */
export const DEFAULT_BREAKPOINTS: BreakpointEntries = breakpointEntries(readBreakpoints());

/** The same for those who may have none. */
export const createBreakpoints = (entries: BreakpointEntries = DEFAULT_BREAKPOINTS): Breakpoints =>
  breakpointsFrom(entries);
