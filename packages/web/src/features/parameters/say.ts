/** What a filter says of its value. */
import type { Parameter } from '../../api/card.ts'
import { t } from '../../i18n/t.ts'
import { unitName } from '../../i18n/units.ts'
import { sayDatesText } from '../dashboard/model/dates/index.ts'
import { isEmpty } from './values.ts'

/** Values beyond which they are counted. */
const MOST_NAMED = 2

/** The value in words, after what its operator says; empty for none. */
export function valueSentence({ type }: Pick<Parameter, 'type'>, value: unknown): string {
  if (isEmpty(value)) return ''
  if (type.startsWith('date/') && typeof value === 'string') return sayDatesText(value)
  if (type === 'temporal-unit') return unitName(String(value), 1)
  if (typeof value === 'boolean') return value ? t('Yes') : t('No')
  const values = [value].flat().map(String)
  if (type === 'number/between' && values.length === 2) return t('{from} – {to}', { from: values[0], to: values[1] })
  const named = values.length > MOST_NAMED ? t('{n} values', { n: values.length }) : values.join(', ')
  const operator = operators()[type.split('/')[1] ?? '']
  return operator === undefined ? named : operator(named)
}

function operators(): Readonly<Record<string, (value: string) => string>> {
  return {
    '!=': (value) => t('is not {value}', { value }),
    '>=': (value) => t('at least {value}', { value }),
    '<=': (value) => t('at most {value}', { value }),
    contains: (value) => t('contains {value}', { value }),
    'does-not-contain': (value) => t('does not contain {value}', { value }),
    'starts-with': (value) => t('starts with {value}', { value }),
    'ends-with': (value) => t('ends with {value}', { value }),
  }
}
