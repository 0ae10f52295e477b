/**
 * Two hundred colours in twenty families of ten. A family runs from its first to its last tone, given as
 * [hue, saturation, lightness]; each colour is a name and what was seen.
 */
export const FAMILIES = [
  { family: 'Paper', from: [44, 40, 95], to: [34, 26, 82], colours: [
    ['First page', 'Before anyone has an opinion.'], ['Rice sack', 'Empty, folded, kept.'], ['Milk skin', 'The part the cat gets.'],
    ['Gull breast', 'Seen from the ferry, overhead.'], ['Candle end', 'One evening left in it.'], ['Linen noon', 'Curtains drawn, window open.'],
    ['Oat husk', 'What the wind leaves in the yard.'], ['Old envelope', 'Addressed, never posted.'], ['Chalk dust', 'On the sleeve, all day.'], ['Bone button', 'Last of the six.'] ] },
  { family: 'Stone', from: [210, 6, 78], to: [220, 8, 26], colours: [
    ['Pebble, dry', 'In the pocket by now.'], ['Fog bank', 'The other shore is a rumour.'], ['Pigeon', 'Eleven of them, one crumb.'],
    ['Kerb', 'Where we waited.'], ['Rain cloud', 'Take the washing in.'], ['Pencil', 'Sharpened to think, not to write.'],
    ['Slate, wet', 'Roof after roof after roof.'], ['Whale back', 'Gone before the camera.'], ['Basalt', 'Warm until ten at night.'], ['Stove iron', 'Do not touch, said too late.'] ] },
  { family: 'Sky', from: [200, 70, 86], to: [222, 68, 34], colours: [
    ['Six in the morning', 'No aeroplanes yet.'], ['Tin roof sky', 'Hot before breakfast.'], ['Swimming lesson', 'Tiles and echoes.'],
    ['Air mail', 'Thin paper, good news.'], ['High pressure', 'The farmer agrees.'], ['Forget-me', 'And the not is silent.'],
    ['Cornflower', 'At the edge, where the plough turned.'], ['Kite string', 'Taut.'], ['Work shirt', 'Third wash.'], ['Before the storm', 'The swallows went low.'] ] },
  { family: 'Sea', from: [186, 45, 74], to: [200, 70, 18], colours: [
    ['Shallow', 'You can count your toes.'], ['Bottle glass', 'Found, not bought.'], ['Lido', 'Closed for the winter.'],
    ['Mint tin', 'Rattles in the glove box.'], ['Harbour', 'Rope, diesel, patience.'], ['Kingfisher', 'There. No, gone.'],
    ['Ferry paint', 'Forty coats thick.'], ['Seal water', 'Something looked back.'], ['Deep end', 'Where the tiles stop.'], ['Trench', 'Nobody has seen it. This is a guess.'] ] },
  { family: 'Leaf', from: [96, 46, 76], to: [146, 52, 20], colours: [
    ['Pea shoot', 'Eaten standing up.'], ['Lime flower', 'The street smells of tea.'], ['New beech', 'Two weeks a year.'],
    ['Apple skin', 'Polished on a trouser leg.'], ['Tennis court', 'Nobody is winning.'], ['Fern', 'Uncurling while you look.'],
    ['Billiard', 'Quiet, please.'], ['Ivy', 'Holding the wall up by now.'], ['Spruce', 'Smells of December in June.'], ['Wine bottle', 'Left on the step.'] ] },
  { family: 'Moss', from: [64, 34, 70], to: [82, 40, 20], colours: [
    ['Pear', 'Ripe at four o’clock, gone at six.'], ['Lichen', 'Older than the chapel.'], ['Olive brine', 'Fingers first.'],
    ['Army blanket', 'Scratchy, faithful.'], ['Goose', 'It hisses on principle.'], ['Caper', 'One too many.'],
    ['Pond edge', 'Something plopped.'], ['Bay leaf', 'Take it out before serving.'], ['Loden', 'Three generations, one coat.'], ['Under the bridge', 'Echo, then cold.'] ] },
  { family: 'Straw', from: [54, 88, 84], to: [46, 92, 48], colours: [
    ['Primrose', 'On the bank that faces south.'], ['Butter', 'Room temperature, at last.'], ['Legal pad', 'A list with one item.'],
    ['Canary', 'Sings at the kettle.'], ['Straw hat', 'Someone sat on it.'], ['Egg yolk', 'From the good hens.'],
    ['Raincoat', 'Puddle, boots, shrieking.'], ['School bus', 'Late, but singing.'], ['Sunflower', 'Facing the wrong way at dusk.'], ['Taxi', 'Yes, in this weather.'] ] },
  { family: 'Honey', from: [42, 84, 70], to: [30, 88, 34], colours: [
    ['Beeswax', 'The table drinks it.'], ['Apricot jam', 'Paper lid, child’s handwriting.'], ['Wheat', 'The day before the combine.'],
    ['Lamplight', 'On the page, not the ceiling.'], ['Cider', 'From the windfalls.'], ['Honey', 'Slow as the story.'],
    ['Marmalade', 'February in a jar.'], ['Pine resin', 'On the sleeve for good.'], ['Tea, strong', 'The spoon has opinions.'], ['Amber', 'With a gnat who was late.'] ] },
  { family: 'Clay', from: [24, 74, 78], to: [16, 74, 32], colours: [
    ['Peach', 'Over the sink.'], ['Melon', 'Thump, listen, choose.'], ['Shrimp', 'Standing at the quay.'],
    ['Flowerpot', 'Cracked, still in use.'], ['Carrot', 'From the sandbox in the cellar.'], ['Goldfish', 'Won at the fair in August.'],
    ['Roof tile', 'The whole town at once.'], ['Fox', 'Across the road, in no hurry.'], ['Rust', 'The gate’s own colour.'], ['Kiln', 'Look through the small hole.'] ] },
  { family: 'Brick', from: [6, 76, 66], to: [358, 70, 26], colours: [
    ['Coral', 'From a drawer in the museum.'], ['Watermelon', 'Seeds at ten paces.'], ['Postbox', 'It still gets emptied at five.'],
    ['Tomato', 'Salt, bread, silence.'], ['Geranium', 'Every balcony but one.'], ['Fire engine', 'The children knew first.'],
    ['Barn', 'Paint what you have.'], ['Brick', 'Hand-made, thumb included.'], ['Cherry', 'Earrings, obviously.'], ['Oxblood', 'The good shoes.'] ] },
  { family: 'Berry', from: [345, 70, 62], to: [338, 66, 22], colours: [
    ['Radish', 'With butter, as in France.'], ['Raspberry', 'None reached the kitchen.'], ['Lipstick', 'On the cup.'],
    ['Peony', 'It fell over with joy.'], ['Beetroot', 'On everything.'], ['Rhubarb', 'Sour until it is not.'],
    ['Pomegranate', 'A job for an afternoon.'], ['Sloe', 'After the first frost.'], ['Mulberry', 'Barefoot, regretted.'], ['Claret', 'The argument improves.'] ] },
  { family: 'Rose', from: [350, 70, 91], to: [340, 60, 56], colours: [
    ['Inside of a shell', 'Hold it up to the light.'], ['Blotting paper', 'Everything backwards.'], ['Ballet', 'One ribbon undone.'],
    ['Piglet', 'Behind its mother.'], ['Cherry blossom', 'Wednesday only.'], ['Salmon', 'Upstream, of course.'],
    ['Sugar almond', 'Somebody got married.'], ['Dog rose', 'In the hedge, where it belongs.'], ['Bubblegum', 'Bigger. Bigger. Oh.'], ['Evening cloud', 'Four minutes, then grey.'] ] },
  { family: 'Plum', from: [310, 36, 66], to: [290, 46, 20], colours: [
    ['Heather', 'As far as the dog can run.'], ['Thistle', 'Nobody picks it. Good.'], ['Orchid', 'Flowers when ignored.'],
    ['Turnip top', 'The honest end.'], ['Fig', 'Split, warm, noon.'], ['Red cabbage', 'Blue if you forget the vinegar.'],
    ['Velvet seat', 'Row J, slightly worn.'], ['Damson', 'The wasps were first.'], ['Aubergine', 'Its own mirror.'], ['Bishop', 'Off duty.'] ] },
  { family: 'Lilac', from: [262, 56, 88], to: [250, 48, 34], colours: [
    ['Skimmed dusk', 'You could still read by it.'], ['Lilac', 'Through the bus window.'], ['Wisteria', 'Holding the porch together.'],
    ['Carbon copy', 'The office kept this one.'], ['Lavender bag', 'In with the jumpers.'], ['Crocus', 'Through the snow, rudely.'],
    ['Iris', 'The dog slept on it.'], ['School ink', 'On the second finger.'], ['Violet', 'Smelt before seen.'], ['Ultramarine', 'More than gold, once.'] ] },
  { family: 'Bark', from: [28, 34, 58], to: [20, 38, 16], colours: [
    ['Acorn', 'In every coat pocket.'], ['Hazel', 'The good walking stick.'], ['Saddle', 'Creaks in the cold.'],
    ['Cork', 'Kept for no reason.'], ['Violin', 'Back of it, near the neck.'], ['Cigar box', 'Buttons, a key, a tooth.'],
    ['Chestnut', 'The shine lasts an hour.'], ['Bear', 'Behind us, said the guide.'], ['Coffee', 'Before the meeting.'], ['Peat', 'A thousand summers, pressed.'] ] },
  { family: 'Bread', from: [38, 46, 84], to: [30, 44, 46], colours: [
    ['Dough', 'Under the cloth, thinking.'], ['Oat biscuit', 'Dunk twice.'], ['Sand, dry', 'In the car until spring.'],
    ['Lion', 'Asleep when we came.'], ['Manila', 'Everything filed.'], ['Toast', 'The second slice.'],
    ['Camel', 'Looked down on us.'], ['Crust', 'Heel of the loaf, mine.'], ['Doormat', 'Wipe, then come in.'], ['Wicker', 'Picnic, ants.'] ] },
  { family: 'Metal', from: [200, 10, 72], to: [40, 32, 30], colours: [
    ['Spoon', 'Upside down, the whole room.'], ['Zinc', 'The bar at Chez Paul.'], ['Lead', 'In the hem of the curtain.'],
    ['Gunmetal', 'A camera, in fact.'], ['Pewter', 'Grandfather’s cup.'], ['Nickel', 'Under the sofa.'],
    ['Steel wool', 'After the lasagne.'], ['Old brass', 'The bell nobody rings.'], ['Bronze', 'Its foot, touched for luck.'], ['Gilt frame', 'The picture is worse.'] ] },
  { family: 'Frost', from: [190, 50, 94], to: [206, 34, 56], colours: [
    ['Breath', 'At the tram stop.'], ['Icicle', 'Do not lick. Too late.'], ['Ice rink', 'Minutes after the machine.'],
    ['Glacier', 'Going, say the stakes.'], ['Skimmed ice', 'On the dog’s bowl.'], ['Snow shadow', 'Bluer than you would paint it.'],
    ['Milk glass', 'The lamp in the hall.'], ['Menthol', 'Grandmother’s handbag.'], ['Winter sea', 'No one in it but Anders.'], ['Blue hour', 'Lights on in all the kitchens.'] ] },
  { family: 'Night', from: [232, 46, 36], to: [250, 50, 8], colours: [
    ['Street after rain', 'Two of everything.'], ['Indigo', 'The vat breathes.'], ['Navy jumper', 'Moth, elbow.'],
    ['Last train', 'Reflections talking.'], ['Observatory', 'Red torch only.'], ['Bat', 'A gap in the stars that moved.'],
    ['Ink', 'One drop, whole glass.'], ['Under the stairs', 'Brooms and courage.'], ['Cinema', 'Just before.'], ['New moon', 'It is there. Trust us.'] ] },
  { family: 'Fruit', from: [72, 74, 62], to: [8, 82, 56], colours: [
    ['Gooseberry', 'For the brave.'], ['Lime', 'Cut, squeeze, wince.'], ['Greengage', 'Two weeks in August.'],
    ['Lemon', 'From Luca’s aunt.'], ['Quince', 'Scents the whole cupboard.'], ['Mango', 'Over newspaper.'],
    ['Kumquat', 'Skin and all.'], ['Satsuma', 'In the toe of the stocking.'], ['Blood orange', 'A sunset, peeled.'], ['Persimmon', 'Wait. Wait. Now.'] ] },
];
