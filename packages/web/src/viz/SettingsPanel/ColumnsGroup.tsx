import type { Column } from '../../api/dataset.ts'
import { t } from '../../i18n/t.ts'
import { Switch } from '../../ui/Choice/index.ts'
import { IconButton } from '../../ui/Button/IconButton.tsx'
import { ColumnFormat } from './ColumnFormat.tsx'
import styles from './SettingsPanel.module.css'

type Settings = Readonly<Record<string, unknown>>

interface ColumnsGroupProps {
  /** Order and visibility are settings of tables alone. */
  isTable: boolean
  columns: readonly Column[]
  settings: Settings
  /** What is searched, in small letters. */
  wanted: string
  onSettings(settings: Settings): void
}

interface Listed {
  name: string
  enabled: boolean
}

/** Each column of the result: whether a table shows it and where, its name, how its values are written. */
export function ColumnsGroup({ isTable, columns, settings, wanted, onSettings }: ColumnsGroupProps) {
  const order = orderOf(columns, settings)
  const formats = (settings['column_settings'] ?? {}) as Readonly<Record<string, Settings>>
  const save = (next: readonly Listed[]) => onSettings({ ...settings, 'table.columns': next })
  const shown = order.filter(({ name }) => titleOf(columns, name).toLowerCase().includes(wanted))
  return (
    <section className={styles.group}>
      <h2>{t('Columns')}</h2>
      {isTable && wanted === '' && (
        <Switch
          isSelected={settings['table.row_index'] === true}
          onChange={(isOn) => onSettings({ ...settings, 'table.row_index': isOn })}
        >
          {t('Number the rows')}
        </Switch>
      )}
      <ul className={styles.rows}>
        {shown.map((one) => {
          const column = columns.find(({ name }) => name === one.name)
          if (column === undefined) return null
          const at = order.indexOf(one)
          const key = JSON.stringify(['name', column.name])
          return (
            <li key={column.name} className={styles.column}>
              <details className={styles.entry}>
                <summary>{titleOf(columns, column.name)}</summary>
                <ColumnFormat
                  column={column}
                  isTable={isTable}
                  value={formats[key] ?? {}}
                  onChange={(value) => onSettings({ ...settings, column_settings: { ...formats, [key]: value } })}
                />
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

const titleOf = (columns: readonly Column[], name: string) =>
  columns.find((one) => one.name === name)?.display_name ?? name

/** Columns that the settings name, in their order; those that they do not name follow. */
function orderOf(columns: readonly Column[], settings: Settings): Listed[] {
  const stored = Array.isArray(settings['table.columns']) ? (settings['table.columns'] as Partial<Listed>[]) : []
  const known = new Set(columns.map(({ name }) => name))
  const listed = stored
    .filter((one) => known.has(String(one.name)))
    .map((one) => ({ ...one, name: String(one.name), enabled: one.enabled !== false }))
  const names = new Set(listed.map(({ name }) => name))
  const rest = columns.filter(({ name, remapped_from }) => !names.has(name) && remapped_from === undefined)
  return [...listed, ...rest.map(({ name }) => ({ name, enabled: true }))]
}
