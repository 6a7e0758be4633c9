/** Displays to choose from: charts as `viz` knows them, and those that are no pictures. */
import { displaysFor, type Shape } from '@querent/viz'
import { t, translated } from '../../i18n/t.ts'
import { ICONS, type IconName } from '../../ui/Icon/icons.ts'

export interface DisplayChoice {
  display: string
  label: string
  icon: IconName
  /** What the result lacks, as a sentence; such a display cannot be chosen. */
  missing?: string
}

const OWN_ICONS: Readonly<Record<string, IconName>> = { scalar: 'number', smartscalar: 'trend', object: 'detail' }

/** Those that fit the result first, the others with the reason. */
export function displayChoices(shape: Shape): DisplayChoice[] {
  const charts = displaysFor(shape).map(({ visualization, fit }): DisplayChoice => ({
    display: visualization.display,
    label: translated(visualization.label),
    icon: iconOf(visualization.display),
    ...(fit.score === 0 && {
      missing: fit.missing === undefined ? t('The result does not fit.') : translated(fit.missing),
    }),
  }))
  const isGrouped = shape.columns.some(({ source }) => source === 'breakout')
  const tables: DisplayChoice[] = [
    { display: 'table', label: t('Table'), icon: 'table' },
    {
      display: 'pivot',
      label: t('Pivot table'),
      icon: 'pivot',
      ...(!isGrouped && { missing: t('A pivot table needs a summary and columns to group by.') }),
    },
    { display: 'object', label: t('Detail'), icon: 'detail' },
  ]
  const all = [...tables, ...charts]
  return [...all.filter(({ missing }) => missing === undefined), ...all.filter(({ missing }) => missing !== undefined)]
}

function iconOf(display: string): IconName {
  const own = OWN_ICONS[display]
  if (own !== undefined) return own
  return display in ICONS ? (display as IconName) : 'bar'
}
