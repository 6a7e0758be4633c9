/** Where the rows of any table are. */
import { msg } from '../../../delivery/index.ts'
import type { Rule } from '../engine/index.ts'
import { BY, DIMENSIONS, FILTERS, GROUPS, MEASURES, PLACES } from './common.ts'

export const places: Rule = {
  name: 'Places',
  of: 'closer',
  title: msg('Where {name} are'),
  description: msg('{name} on maps.'),
  dimensions: { ...DIMENSIONS, place: { kinds: ['category'], types: ['type/City'], score: 60 } },
  measures: MEASURES,
  groups: GROUPS,
  cards: [
    ...PLACES,
    ...(['total', 'average'] as const).flatMap((measure) =>
      ['country', 'state'].map((of) => ({
        title: BY,
        shows: [measure],
        by: [of],
        score: 70,
        group: 'places',
        most: 2,
      })),
    ),
    { title: BY, shows: ['count'], by: ['place'], score: 65, group: 'places', most: 1 },
  ],
  filters: FILTERS,
}
