import type { Module } from '@vitrine/model';
import type { StyleSheet } from '../css/StyleSheet.ts';

/** Rules of the navigation: where its elements stand, and how they look. */
export function addNavRules(_sheet: StyleSheet, _module: Module, _root: string): void {}
