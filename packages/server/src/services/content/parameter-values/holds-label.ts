import { holds, type Clause, type FieldList } from '../../data/field-values/index.ts'
import { holdsText } from './merge-values.ts'

/** The values whose labels hold the text, and those without a label that hold it themselves. */
export function holdsLabel(column: Clause, labels: NonNullable<FieldList['labels']>, search: string): Clause {
  const known = [...labels.keys()]
  const found = known.filter((value) => holdsText([value, labels.get(value)], search))
  const others: Clause = ['and', holds(column, search), ['!=', column, ...known]]
  return found.length === 0 ? others : ['or', ['=', column, ...found], others]
}
