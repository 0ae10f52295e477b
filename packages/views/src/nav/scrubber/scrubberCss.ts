import type { Module } from '@vitrine/model';
import type { StyleSheet } from '../../css/StyleSheet.ts';

/** Rules of the scrubber: its place and its look. */
export function addScrubberRules(_sheet: StyleSheet, _module: Module, _root: string): void {}
