export interface DemoComment {
  readonly author: string;
  readonly daysAgo: number;
  readonly words: string;
  readonly replies?: readonly DemoComment[];
}

/** What readers said, by the slug of the post. */
export const demoComments: Readonly<Record<string, readonly DemoComment[]>> = {
  'the-moon-jar': [
    {
      author: 'Ines Carvalho',
      daysAgo: 2,
      words: 'Mine leans to the left, and everybody who comes in turns it straight. It does not help.',
      replies: [
        {
          author: 'Yuna Seo',
          daysAgo: 2,
          words: 'Turn it so that it leans towards you. Then it looks as if it listened.',
          replies: [{ author: 'Ines Carvalho', daysAgo: 1, words: 'It does! Nobody touches it any more.' }],
        },
        { author: 'Greta Holm', daysAgo: 1, words: 'A coin under one side of the foot. Nobody sees it.' },
      ],
    },
    {
      author: 'Jonas Weber',
      daysAgo: 1,
      words:
        'How long do the two halves dry before you join them?\nI tried with a day in between, and the seam opened in the kiln.',
    },
  ],
  'celadon-in-the-rain': [
    {
      author: 'Samira Haddad',
      daysAgo: 9,
      words: 'Please keep one of the blue ones for the shop window. I walk past it every morning.',
    },
  ],
  'how-low-to-hang-a-lamp': [
    {
      author: 'Ben Archer',
      daysAgo: 20,
      words: 'Sixty centimetres is right for my table and wrong for my brother, who is two metres tall.',
      replies: [
        {
          author: 'Yuna Seo',
          daysAgo: 19,
          words: 'Then hang it for your brother. You will get used to it.',
        },
      ],
    },
  ],
};
