import Bowser from 'bowser';
import { runningText } from './runningText.ts';

/** As people say it: "Firefox on Windows". What is no browser stays as it calls itself. */
export function browserName(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return userAgent;
  return os.name ? runningText()('browserOn', { browser: browser.name, system: os.name }) : browser.name;
}
