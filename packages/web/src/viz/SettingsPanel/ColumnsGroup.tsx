import type { Column } from '../../api/dataset.ts'
import { t } from '../../i18n/t.ts'
import { Switch } from '../../ui/Choice/index.ts'
import { IconButton } from '../../ui/Button/IconButton.tsx'
import { columnPlaces } from '@querent/viz/grid/index.ts'
import { ColumnFormat, columnControls, type ColumnFormatProps } from './ColumnFormat.tsx'
import { foundControls } from './controls.ts'
import styles from './SettingsPanel.module.css'

type Settings = Readonly<Record<string, unknown>>

interface ColumnsGroupProps {
  /** Order and visibility are settings of tables and details alone. */
  display: string
  columns: readonly Column[]
  settings: Settings
  /** What is searched, in small letters. */
  wanted: string
  onSettings(settings: Settings): void
}

/** Displays whose columns are put in an order and hidden. */
const LISTS: ReadonlySet<string> = new Set(['table', 'object'])

interface Listed {
  name: string
  enabled: boolean
}

/** Each column of the result: whether a table shows it and where, its name, how its values are written. */
export function ColumnsGroup({ display, columns, settings, wanted, onSettings }: ColumnsGroupProps) {
  const isTable = LISTS.has(display)
  const order = orderOf(columns, settings)
  const formats = (settings['column_settings'] ?? {}) as Readonly<Record<string, Settings>>
  const save = (next: readonly Listed[]) => onSettings({ ...settings, 'table.columns': next })
  const switches = [
    { key: 'table.row_index', label: t('Show row numbers') },
    { key: 'table.show_totals', label: t('Totals row') },
  ].filter(({ label }) => display === 'table' && label.toLowerCase().includes(wanted))
  const shown = order.flatMap((one) => {
    const column = columns.find(({ name }) => name === one.name)
    if (column === undefined) return []
    const key = JSON.stringify(['name', column.name])
    const format: ColumnFormatProps = {
      column,
      isTable: isTable || display === 'pivot',
      isPivotGroup: display === 'pivot' && column.source === 'breakout',
      value: formats[key] ?? {},
      onChange: (value) => onSettings({ ...settings, column_settings: { ...formats, [key]: value } }),
    }
    // A column that is found by its name shows all of its settings.
    const isNamed = column.display_name.toLowerCase().includes(wanted)
    const isFound = isNamed || foundControls(columnControls(format), wanted).length > 0
    return isFound ? [{ one, column, format, part: isNamed ? '' : wanted }] : []
  })
  if (switches.length === 0 && shown.length === 0) return null
  return (
    <section className={styles.group}>
      <h2>{t('Columns')}</h2>
      {switches.map(({ key, label }) => (
        <Switch
          key={key}
          isSelected={settings[key] === true}
          onChange={(isOn) => onSettings({ ...settings, [key]: isOn })}
        >
          {label}
        </Switch>
      ))}
      <ul className={styles.rows}>
        {shown.map(({ one, column, format, part }) => {
          const at = order.indexOf(one)
          return (
            <li key={column.name} className={styles.column}>
              <details className={styles.entry} open={part === '' ? undefined : true}>
                <summary>{column.display_name}</summary>
                <ColumnFormat {...format} wanted={part} />
              </details>
              {isTable && (
                <span className={styles.tools}>
                  <IconButton
                    icon="chevron-up"
                    label={t('Move {name} up', { name: column.display_name })}
                    isSmall
                    isDisabled={at === 0}
                    onPress={() => save(order.toSpliced(at, 1).toSpliced(at - 1, 0, one))}
                  />
                  <IconButton
                    icon={one.enabled ? 'eye' : 'hidden'}
                    label={
                      one.enabled
                        ? t('Hide {name}', { name: column.display_name })
                        : t('Show {name}', { name: column.display_name })
                    }
                    isSmall
                    onPress={() => save(order.with(at, { ...one, enabled: !one.enabled }))}
                  />
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Columns that the settings name, in their order; those that they do not name follow. Labels are no columns of their own. */
function orderOf(columns: readonly Column[], settings: Settings): Listed[] {
  const places = columnPlaces(columns)
  const stored = Array.isArray(settings['table.columns']) ? (settings['table.columns'] as Partial<Listed>[]) : []
  const listed = new Map<string, Listed>()
  for (const one of stored) {
    const own = places.find(({ own, column }) => own.name === one.name || column.name === one.name)?.own
    if (own === undefined || listed.has(own.name)) continue
    listed.set(own.name, { ...one, name: own.name, enabled: one.enabled !== false })
  }
  const rest = places.filter(({ own }) => !listed.has(own.name))
  return [...listed.values(), ...rest.map(({ own }) => ({ name: own.name, enabled: true }))]
}
