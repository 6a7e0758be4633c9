/** Displays to choose from: charts as `viz` knows them, and those that are no pictures. */
import { displayOf, displaysFor, type Shape } from '@querent/viz'
import { t, translated } from '../../i18n/t.ts'
import type { IconName } from '../../ui/Icon/icons.ts'

interface DisplayChoice {
  display: string
  label: string
  icon: IconName
  /** What the result lacks, as a sentence; such a display cannot be chosen. */
  missing?: string
}

/** Those that fit the result first, the others with the reason. */
export function displayChoices(shape: Shape): DisplayChoice[] {
  const charts = displaysFor(shape).map(({ visualization, fit }): DisplayChoice => ({
    display: visualization.display,
    label: translated(visualization.label),
    icon: displayOf(visualization.display).icon,
    ...(fit.score === 0 && {
      missing: fit.missing === undefined ? t('The result does not suit this display.') : translated(fit.missing),
    }),
  }))
  const isGrouped = shape.columns.some(({ source }) => source === 'breakout')
  const tables: DisplayChoice[] = [
    { display: 'table', label: t('Table'), icon: displayOf('table').icon },
    {
      display: 'pivot',
      label: t('Pivot table'),
      icon: displayOf('pivot').icon,
      ...(!isGrouped && { missing: t('A pivot table needs a summary and columns to group by.') }),
    },
    { display: 'object', label: t('Detail view'), icon: displayOf('object').icon },
  ]
  const all = [...tables, ...charts]
  return [...all.filter(({ missing }) => missing === undefined), ...all.filter(({ missing }) => missing !== undefined)]
}
