/** Areas that answer, with what most of them leave out. */
import type { Hit } from '../../scene/index.ts'

type Given = Pick<Hit, 'shape' | 'anchor' | 'text' | 'color'> & Partial<Hit>

/** A hit whose sentence is made of its texts. */
export function hitOf(given: Given): Hit {
  const { title = '', name = '' } = given
  return {
    series: -1,
    group: 0,
    rows: [],
    columns: [],
    values: [],
    title,
    name,
    label: [title, name, given.text].filter((part) => part !== '').join(', '),
    ...given,
  }
}
