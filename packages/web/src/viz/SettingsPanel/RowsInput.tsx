import { t } from '../../i18n/t.ts'
import { IconButton } from '../../ui/Button/IconButton.tsx'
import { ColorInput, TextInput } from '../../ui/Form/index.ts'
import { literalColor } from '../Picture/index.ts'
import type { Series } from './series.ts'
import styles from './SettingsPanel.module.css'

interface RowsInputProps {
  label: string
  /** `[{key, name, color, enabled, …}]` in the order shown. */
  value: unknown
  series: readonly Series[]
  onChange(value: unknown): void
}

type Row = Readonly<Record<string, unknown>>

/** Order, name, color and visibility of categories. */
export function RowsInput({ label, value, series, onChange }: RowsInputProps) {
  const stored = (Array.isArray(value) ? value : []) as readonly Row[]
  const known = new Set(stored.map(({ key }) => String(key)))
  const rows: readonly Row[] = [
    ...stored,
    ...series.filter(({ key }) => !known.has(key)).map(({ key, label: name }) => ({ key, name, enabled: true })),
  ]
  const set = (at: number, patch: Row) => onChange(rows.with(at, { ...rows[at], ...patch }))
  const move = (at: number, to: number) => {
    const row = rows[at]
    if (row !== undefined && to >= 0 && to < rows.length) onChange(rows.toSpliced(at, 1).toSpliced(to, 0, row))
  }
  if (rows.length === 0) return null
  return (
    <ul className={styles.rows} aria-label={label}>
      {rows.map((row, at) => (
        <li key={String(row['key'])} className={styles.line}>
          <TextInput
            aria-label={t('Name')}
            value={String(row['name'] ?? row['key'])}
            onChange={(name) => set(at, { name })}
          />
          <ColorInput
            aria-label={t('Color')}
            value={typeof row['color'] === 'string' ? row['color'] : null}
            shown={literalColor(series.find(({ key }) => key === row['key'])?.color ?? 'var(--text-3)')}
            onChange={(color) => set(at, { color: color ?? undefined })}
          />
          <IconButton
            icon="chevron-up"
            label={t('Move up')}
            isSmall
            isDisabled={at === 0}
            onPress={() => move(at, at - 1)}
          />
          <IconButton
            icon={row['enabled'] === false ? 'hidden' : 'eye'}
            label={row['enabled'] === false ? t('Show') : t('Hide')}
            isSmall
            onPress={() => set(at, { enabled: row['enabled'] === false })}
          />
        </li>
      ))}
    </ul>
  )
}
