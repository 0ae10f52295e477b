import { expect } from '@playwright/test';
import { extractText } from 'unpdf';
import { test } from './browserTest.ts';
import { PRINTED } from './builtPage.ts';
import { faults, visit } from './visit.ts';

const WIDTH = 1280;

/** Runs in the page: what is seen of it with its styles for paper. */
function wordsOnPaper(): string {
  const turn = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { mediaText } = rule.media;
        if (mediaText.includes('print')) rule.media.mediaText = 'all';
        else if (mediaText.includes('screen')) rule.media.mediaText = 'not all';
      }
      if ('cssRules' in rule) turn(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of document.styleSheets) turn(sheet.cssRules);
  const { width } = document.documentElement.getBoundingClientRect();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const seen: string[] = [];
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    const isSeen = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false;
    const { x = -1, right = -1 } = element?.getBoundingClientRect() ?? {};
    if (isSeen && x >= 0 && right <= width) seen.push(texts.currentNode.textContent ?? '');
  }
  return seen.join(' ');
}

test('on paper every tab, fold and slide is printed', async ({ visitor }) => {
  const { driver, site } = visitor;
  await visit(visitor, { path: '/paper/' }, WIDTH);
  expect(await faults(visitor)).toEqual([]);
  const paper = await driver.print(`${site.origin}/paper/`);
  const words = paper
    ? (await extractText(paper, { mergePages: true })).text
    : await driver.evaluate(wordsOnPaper);
  const counts = Object.keys(PRINTED).map((each) => [each, words.split(each).length - 1]);
  expect(Object.fromEntries(counts)).toEqual(PRINTED);
});
