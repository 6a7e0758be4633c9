import type { Random } from '../prng.ts'

/** Sentences by stars: how it starts, what it is about, how it ends. */
const OPENINGS: readonly (readonly string[])[] = [
  [
    'Very disappointed.',
    'It broke on the second day.',
    'I sent it back the same week.',
    'Not what the picture shows at all.',
  ],
  ['I expected more.', 'It works, but only just.', 'Looks better than it is.', 'The idea is good, the making is not.'],
  [
    'It is all right.',
    'Does the job, nothing more.',
    'Decent, with a few rough edges.',
    'I have had better and worse.',
  ],
  ['Very happy with it.', 'A good buy.', 'Better than I thought it would be.', 'Solid and well made.'],
  ['I love it.', 'Exactly what I was looking for.', 'The best one I have owned.', 'Bought a second one for my sister.'],
]
const DETAILS: readonly (readonly string[])[] = [
  [
    'The material feels cheap and the edges are sharp.',
    'A part was missing from the box.',
    'It smells of glue even after a week.',
  ],
  [
    'It scratches as soon as you look at it.',
    'The instructions could not be followed.',
    'It is smaller than the description says.',
  ],
  ['The color is a little off.', 'It took a while to get used to.', 'For the price I would not complain.'],
  ['It feels nice in the hand and cleans easily.', 'Delivery took three days.', 'I use it almost every morning.'],
  [
    'After half a year it still looks new.',
    'Everybody who sees it asks where it is from.',
    'You notice the care that went into it.',
  ],
]
const ENDINGS: readonly (readonly string[])[] = [
  ['Never again.', 'Save your money.', 'I would give no star if I could.'],
  ['I would not buy it again.', 'There are better ones.', 'Two stars for the quick delivery.'],
  ['Fine for guests.', 'Wait for a sale.', 'Three stars seem fair.'],
  ['I would buy it again.', 'One star less for the packaging.', 'Recommended.'],
  ['Worth every cent.', 'Do not hesitate.', 'Five stars without a second thought.'],
]

/** A few sentences that fit the stars (1 to 5). */
export function drawReviewText(random: Random, rating: number): string {
  const sentences = [random.pick(OPENINGS[rating - 1]!)]
  if (random.chance(0.75)) sentences.push(random.pick(DETAILS[rating - 1]!))
  if (random.chance(0.25)) sentences.push(random.pick(DETAILS[2]!))
  if (random.chance(0.6)) sentences.push(random.pick(ENDINGS[rating - 1]!))
  return [...new Set(sentences)].join(' ')
}
