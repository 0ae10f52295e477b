import { describe, expect, it } from 'vitest';
import { drawPage } from '../testing/drawPage.ts';
import { samplePages } from '../testing/samplePages.ts';

describe.each(Object.entries(samplePages))('%s', (_, page) => {
  const { all, document, html } = drawPage(page);

  it('has one main heading, and the parts of a page', () => {
    expect(all('h1')).toHaveLength(1);
    for (const part of ['header', 'main#main', 'footer']) expect(all(`body > ${part}`)).toHaveLength(1);
  });

  it('has no id twice, and no label without its field', () => {
    const ids = all('[id]').map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const lost = all('label[for]').filter(
      (label) => !document.getElementById(label.getAttribute('for') ?? ''),
    );
    expect(lost.map((label) => label.outerHTML)).toEqual([]);
  });

  it('has a label on every field', () => {
    const fields = all(':is(input, select, textarea):not([type=hidden])');
    const bare = fields.filter(({ id }) => !document.querySelector(`label[for="${id}"]`));
    expect(bare.filter((field) => !field.closest('label')).map((field) => field.outerHTML)).toEqual([]);
  });

  it('has no styles and no handlers of its own, which a strict policy would refuse', () => {
    expect(html).not.toMatch(/ style=| on[a-z]+=/);
    // Templates are texts that scripts read: no policy asks for them.
    expect(all('style, script:not([type="text/template"])')).toEqual([]);
  });

  it('never puts one form into another', () => {
    expect(html.match(/<form/g)?.length).toBe(all('form').length);
  });
});
