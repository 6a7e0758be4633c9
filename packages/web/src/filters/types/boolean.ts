/** Filters of yes and no. */
import { t } from '../../i18n/t.ts'
import { kindOf } from '../../lib/columns/kind.ts'
import type { FilterKind, FilterType } from './filter-type.ts'
import { listOf, loneOrList, sayList, sayPlain, writeItems } from './parts.ts'

const readYesNo = (item: string | number) => (item === 'true' ? true : item === 'false' ? false : null)

const YES_NO: FilterType = {
  type: 'boolean/=',
  name: () => t('True or false'),
  takes: 'list',
  read: listOf(readYesNo),
  write: writeItems,
  say: sayList(sayPlain),
  sayItem: sayPlain,
  fits: { column: (column) => kindOf(column) === 'boolean', tags: ['boolean', 'boolean/='] },
  Editor: 'yes-no',
}

export const BOOLEAN: FilterKind = {
  id: 'boolean',
  name: () => t('True or false'),
  icon: 'boolean',
  section: 'boolean',
  types: [
    YES_NO,
    {
      ...YES_NO,
      type: 'boolean',
      read: loneOrList(readYesNo),
      fits: { ...YES_NO.fits, tags: ['boolean', 'boolean/=', 'id', 'category'] },
      isOld: true,
    },
  ],
}
