import { t } from '../../../i18n/t.ts'
import type { CompareOperator } from '../../../models/question/index.ts'

/** Such as `is greater than`. */
export function sayOperator(operator: CompareOperator): string {
  switch (operator) {
    case '=':
      return t('is')
    case '!=':
      return t('is not')
    case '<':
      return t('is less than')
    case '<=':
      return t('is at most')
    case '>':
      return t('is greater than')
    case '>=':
      return t('is at least')
    case 'between':
      return t('is between')
    case 'contains':
      return t('contains')
    case 'does-not-contain':
      return t('does not contain')
    case 'starts-with':
      return t('starts with')
    case 'ends-with':
      return t('ends with')
    case 'is-null':
      return t('has no value')
    case 'not-null':
      return t('has a value')
    case 'is-empty':
      return t('is empty')
    case 'not-empty':
      return t('is not empty')
  }
}
