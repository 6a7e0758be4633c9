/** How the values of a result are written. */
import { useMemo } from 'react'
import { formatsOf, type Formats } from '@querent/viz/grid/index.ts'
import { useCustoms } from '../../api/customs.ts'
import type { ResultData } from '../../api/dataset.ts'
import { locale } from '../../i18n/t.ts'
import { words } from './words.ts'

/** The result with typed columns, and how its cells are written under the settings of a card. */
export function useFormat(result: ResultData, settings: Readonly<Record<string, unknown>>): Formats {
  const { formatting, startOfWeek } = useCustoms()
  return useMemo(
    () =>
      formatsOf(result, {
        visualizationSettings: settings,
        ...(formatting && { customFormatting: formatting }),
        ...(startOfWeek && { startOfWeek }),
        locale: locale(),
        byLanguage: true,
        words: words(),
      }),
    [result, settings, formatting, startOfWeek],
  )
}
