import type { Column } from '../../api/dataset.ts'
import { t } from '../../i18n/t.ts'
import { IconButton } from '../../ui/Button/IconButton.tsx'
import { Switch } from '../../ui/Choice/index.ts'
import { DragList } from '../../ui/DragList/DragList.tsx'
import { movedTo, takes, WELLS, wellsOf, type Well, type Wells } from './pivot-wells.ts'
import styles from './SettingsPanel.module.css'

type Settings = Readonly<Record<string, unknown>>

interface PivotGroupProps {
  columns: readonly Column[]
  settings: Settings
  /** Only settings with this text in their name are shown; in small letters. */
  wanted: string
  onSettings(settings: Settings): void
}

/** Which groups of a pivot table go down and across, the order of its values, and its totals. */
export function PivotGroup({ columns, settings, wanted, onSettings }: PivotGroupProps) {
  const wells = wellsOf(columns, settings)
  const move = (name: string, to: Well, place: number) => {
    const next = movedTo(wells, name, to, place)
    if (next !== wells) onSettings({ ...settings, 'pivot_table.column_split': next })
  }
  const labels = { rows: t('Rows'), columns: t('Columns'), values: t('Values') }
  const shown = (label: string) => label.toLowerCase().includes(wanted)
  const switches = [
    { key: 'pivot.show_row_totals', label: t('Row totals'), otherwise: true },
    { key: 'pivot.show_column_totals', label: t('Column totals'), otherwise: true },
    { key: 'pivot.condense_duplicate_totals', label: t('Hide totals of groups with one row'), otherwise: false },
  ].filter(({ label }) => shown(label))
  return (
    <section className={styles.group} aria-label={t('Pivot table')}>
      {WELLS.filter((well) => shown(labels[well])).map((well) => (
        <WellList
          key={well}
          well={well}
          label={labels[well]}
          wells={wells}
          titleOf={(name) => columns.find((column) => column.name === name)?.display_name ?? name}
          onMove={move}
        />
      ))}
      {switches.map(({ key, label, otherwise }) => (
        <Switch
          key={key}
          isSelected={(settings[key] ?? otherwise) === true}
          onChange={(isOn) => onSettings({ ...settings, [key]: isOn })}
        >
          {label}
        </Switch>
      ))}
    </section>
  )
}

interface WellListProps {
  well: Well
  label: string
  wells: Wells
  titleOf(name: string): string
  onMove(name: string, to: Well, place: number): void
}

/** One well: entries are dragged, or sent to the other side by their button. */
function WellList({ well, label, wells, titleOf, onMove }: WellListProps) {
  const other = WELLS.find((one) => one !== well && takes(one, well))
  const items = wells[well].map((id) => {
    const name = titleOf(id)
    const end = other !== undefined && (
      <IconButton
        icon={well === 'rows' ? 'arrow-right' : 'arrow-left'}
        label={well === 'rows' ? t('Move {name} to columns', { name }) : t('Move {name} to rows', { name })}
        isSmall
        onPress={() => onMove(id, other, wells[other].length)}
      />
    )
    return { id, label: name, end }
  })
  return (
    <div className={styles.well}>
      <span className={styles.label}>{label}</span>
      <DragList
        label={label}
        kind={well === 'values' ? 'pivot-value' : 'pivot-group'}
        items={items}
        onDrop={(id, place) => onMove(id, well, place)}
        empty={t('Drag a group here')}
      />
    </div>
  )
}
