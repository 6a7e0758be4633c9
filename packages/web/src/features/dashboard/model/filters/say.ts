/** Values of filters in the words of the reader. */
import { locale, t } from '../../../../i18n/t.ts'
import { unitName } from '../../../../i18n/units.ts'
import type { Parameter } from '../../../../api/card.ts'
import { sayDatesText } from '../dates/index.ts'
import { arityOf, filterKindOf } from './types.ts'
import { itemsOf } from './values.ts'

type LabelOf = (value: unknown) => string | undefined

/** Such as `paid or open`, `between 1 and 5`, `Previous 30 days`; empty without a value. */
export function sayFilterValue(parameter: Parameter, value: unknown, labelOf: LabelOf = () => undefined): string {
  const items = itemsOf(value)
  if (items.length === 0) return ''
  const say = (item: unknown) => labelOf(item) ?? sayItem(parameter, item)
  if (arityOf(parameter) === 'two') return sayEnds(items, say)
  const said = items.length <= 2 ? items.map(say).join(t(' or ')) : t('{count} values', { count: items.length })
  switch (parameter.type) {
    case 'number/>=':
      return t('at least {value}', { value: said })
    case 'number/<=':
      return t('at most {value}', { value: said })
    case 'string/!=':
    case 'number/!=':
      return t('not {value}', { value: said })
    case 'string/contains':
      return t('contains {value}', { value: said })
    case 'string/does-not-contain':
      return t('does not contain {value}', { value: said })
    case 'string/starts-with':
      return t('starts with {value}', { value: said })
    case 'string/ends-with':
      return t('ends with {value}', { value: said })
    default:
      return said
  }
}

/** The values one by one, without what is done with them: for texts in which they stand. */
export function sayItems(parameter: Parameter, value: unknown, labelOf: LabelOf = () => undefined): readonly string[] {
  return itemsOf(value).flatMap((item) => (item === null ? [] : [labelOf(item) ?? sayItem(parameter, item)]))
}

function sayEnds([low, high]: readonly unknown[], say: (item: unknown) => string): string {
  if (low === null || low === undefined) return t('at most {value}', { value: say(high) })
  if (high === null || high === undefined) return t('at least {value}', { value: say(low) })
  return t('between {low} and {high}', { low: say(low), high: say(high) })
}

function sayItem(parameter: Parameter, item: unknown): string {
  if (typeof item === 'boolean') return item ? t('true') : t('false')
  const kind = filterKindOf(parameter)
  if (kind === 'number' && typeof item === 'number') {
    return new Intl.NumberFormat(locale(), { maximumFractionDigits: 20 }).format(item)
  }
  if (kind === 'date') return sayDatesText(String(item))
  if (kind === 'temporal-unit') return unitName(String(item), 1)
  return String(item)
}
