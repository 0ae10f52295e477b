import type { Module } from '@vitrine/model';
import type { StyleSheet } from '../css/StyleSheet.ts';

/** Rules of the progress bar: its place and its look. */
export function addProgressRules(_sheet: StyleSheet, _module: Module, _root: string): void {}
