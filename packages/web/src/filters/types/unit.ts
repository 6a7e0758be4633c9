/** Filters that choose the unit of time by which questions group. */
import { t } from '../../i18n/t.ts'
import { unitName } from '../../i18n/units.ts'
import { DATE_UNITS } from '../dates/index.ts'
import type { FilterKind } from './filter-type.ts'
import { firstText, sayList, writeItems } from './parts.ts'

const sayUnit = (item: unknown): string => unitName(String(item), 1)

export const UNIT: FilterKind = {
  id: 'temporal-unit',
  name: () => t('Unit of time'),
  icon: 'time',
  section: 'temporal-unit',
  start: { temporal_units: DATE_UNITS.slice(2) },
  types: [
    {
      type: 'temporal-unit',
      name: () => t('Unit of time'),
      takes: 'text',
      read: firstText,
      write: writeItems,
      say: sayList(sayUnit),
      sayItem: sayUnit,
      fits: { column: () => false, tags: ['temporal-unit'], units: true },
      Editor: 'unit',
      accepts: (value, { temporal_units }) => temporal_units?.includes(String(value)) ?? true,
    },
  ],
}
