export type DemoPage = readonly [slug: string, title: string, paragraphs: readonly string[]];

/** Where the links of the demo modules lead: houses that have a window in ours. */
export const neighbourPages: readonly DemoPage[] = [
  [
    'tickets',
    'Tickets for the film nights',
    [
      'Seven films in November, and one by the lake every Thursday in August. The projectors are real, the blankets are ours, the coffee is by Low Sun.',
      'Seats are kept by name at the counter until ten minutes before the film. Write to hello@vitrine.example, say which film and how many you are.',
    ],
  ],
  [
    'notebook',
    'Aurelio’s notebook',
    [
      'Aurelio Banti flew mail over the Apennines for thirty-one years and wrote down every cloud that lied to him. There are not many.',
      'We have copied eleven of his notebooks. The twelfth is still with him: he says that the weather is not finished.',
    ],
  ],
  [
    'norrled',
    'Norrled, from hut to hut',
    [
      '310 kilometres, fourteen huts and no reception. Most people take seventeen days; the record is nine, and he says that he saw nothing.',
      'Crossings start on Mondays. Tell us when, and the first hut knows your name.',
    ],
  ],
  [
    'listening-room',
    'The listening room',
    [
      'Kestrel, Pilot and Haven stand in our back room beside 214 recordings of rain, harbours and one very patient fox. Come and hear them; nobody will ask you anything for the first hour.',
      'All three can be opened with one screwdriver. We sell that, too.',
    ],
  ],
  [
    'house-of-stories',
    'بيت الحكايات',
    [
      'في بيت الحكايات ثلاث غرف: واحدة لليل، وواحدة للفجر، وواحدة لمن عاد. تُروى الفصول كاملةً مساء كل خميس، والشاي على حسابنا.',
      'الباب أزرق، والنافورة تُسمع من أول الزقاق.',
    ],
  ],
  [
    'fathom-38',
    'Fathom 38',
    [
      'Hand-wound, 38 millimetres, 142 parts that Jonas knows by name. He puts one together in eleven days and takes the twelfth off.',
      'A number is reserved for thirty days without payment. Numbers below 200 are gone.',
    ],
  ],
  [
    'houses',
    'Two houses',
    [
      'The house for two winters stands in Val Bregaglia: long glass to the south, thick concrete to the north, a pool that heats the hall by evening. The hall at Orsera has four arches, one bench and a whole afternoon.',
      'We visit the place in every season before we draw a line. Then we build a wall of it at full size and look at it for a month. Three houses a year is what that allows.',
    ],
  ],
];
