/** Words for names that a search can find. */
export const MANNERS = (
  'quiet bright narrow tall low round folded woven hollow plain ribbed painted carved light heavy small wide soft old early ' +
  'northern coastal alpine winter summer evening morning portable stackable hanging'
).split(' ');

export const COLOURS =
  'chalk ivory sand ochre mustard amber rust coral rose plum ink cobalt sky teal moss olive slate black'.split(
    ' ',
  );

export const MATERIALS =
  'stoneware porcelain terracotta oak walnut ash brass steel copper glass linen wool cotton paper leather cork'.split(
    ' ',
  );

/** Category -> what is in it. */
export const THINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Kitchen: {
    'Cups and glasses': 'cup mug tumbler beaker goblet',
    'Bowls and plates': 'bowl plate platter saucer dish',
    'Pots and pans': 'pan casserole kettle teapot pot',
  },
  Living: {
    'Vases and jars': 'vase jar pitcher carafe urn',
    'Frames and mirrors': 'frame mirror clock hook shelf',
    Seats: 'chair stool bench armchair ottoman',
  },
  Light: {
    'Standing lamps': 'lamp lantern torchiere',
    'Hanging lamps': 'pendant chandelier shade',
    Candlelight: 'candle candlestick tealight',
  },
  Textile: {
    'For beds': 'blanket pillow quilt throw sheet',
    'For tables': 'tablecloth napkin runner apron',
    'For floors': 'rug mat carpet',
  },
  Paper: {
    Writing: 'notebook journal planner pencil envelope',
    Prints: 'print poster postcard map',
    Wrapping: 'ribbon box bag',
  },
  Travel: {
    Bags: 'backpack satchel tote pouch suitcase',
    Outdoors: 'bottle flask hammock tent compass',
    'Small things': 'wallet keyring umbrella',
  },
};

export const TAGS = 'gift handmade bestseller limited recycled organic vintage new'.split(' ');
