/** Filters of keys. */
import { t } from '../../i18n/t.ts'
import { kindOf } from '../../lib/columns/kind.ts'
import type { FilterKind } from './filter-type.ts'
import { loneOrList, sayList, sayPlain, writeItems } from './parts.ts'

export const KEY: FilterKind = {
  id: 'id',
  name: () => t('ID'),
  icon: 'primary-key',
  section: 'id',
  types: [
    {
      type: 'id',
      name: () => t('ID'),
      takes: 'list',
      read: loneOrList(readKey),
      write: writeItems,
      say: sayList(sayPlain),
      sayItem: sayPlain,
      fits: { column: (column) => kindOf(column) === 'id', tags: ['id'] },
      Editor: 'choice',
      Typing: 'text',
    },
  ],
}

/** Whole numbers in their usual spelling; all other keys stay texts. */
function readKey(item: string | number): string | number {
  if (typeof item === 'number') return item
  return /^-?(?:0|[1-9]\d*)$/.test(item) && Number.isSafeInteger(Number(item)) ? Number(item) : item
}
