import { expect, it } from 'vitest';
import { fillTemplate } from './fillTemplate.ts';

const slide = {
  title: '<em>Still</em> water',
  description: 'Fjord',
  number: 3,
  params: [
    { number: 1, value: 'First & last', length: 500 },
    { number: 10, value: 'Tenth of them', length: 5 },
  ],
};

it('puts the texts of a slide into a template, without their HTML', () => {
  expect(fillTemplate('<b>{{title}}</b> {{description}}', slide)).toBe('<b>Still water</b> Fjord');
});

it('knows params by their number and cuts them to their length', () => {
  expect(fillTemplate('{{param1}}|{{param10}}|{{number}}', slide)).toBe('First &amp; last|Tenth|03');
});

it('leaves nothing behind of names that nothing is known of', () => {
  expect(fillTemplate('a{{param2}}{{feed:thing}}b', slide)).toBe('ab');
});

it('lets no text break out of its template', () => {
  const hostile = {
    ...slide,
    title: '"><img src=x onerror=alert(1)>',
    description: '&lt;script&gt;1&lt;/script&gt;',
  };
  expect(fillTemplate('<i title="{{title}}">{{description}}</i>', hostile)).toBe(
    '<i title="&quot;&gt;">&lt;script&gt;1&lt;/script&gt;</i>',
  );
});
