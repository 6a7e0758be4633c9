import type { Shape, Widget } from '@querent/viz'
import { t } from '../../i18n/t.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { IconButton } from '../../ui/Button/IconButton.tsx'
import { Select } from '../../ui/Select/Select.tsx'
import styles from './SettingsPanel.module.css'

interface ColumnsInputProps {
  label: string
  widget: Extract<Widget, { kind: 'columns' }>
  /** A name, or names in their order. */
  value: unknown
  shape: Shape
  onChange(value: unknown): void
}

/** Columns by name, each in a field of its own. */
export function ColumnsInput({ label, widget, value, shape, onChange }: ColumnsInputProps) {
  const isOne = !Array.isArray(value)
  const chosen = (isOne ? [value] : value).map((name) => (typeof name === 'string' ? name : ''))
  const offered =
    widget.of === 'metrics'
      ? shape.columns.filter(({ kind }) => kind === 'number')
      : widget.of === 'dimensions'
        ? [...shape.dimensions, ...shape.columns.filter((column) => !shape.dimensions.includes(column))]
        : shape.columns
  const options = offered.map(({ name, title }) => ({ id: name, label: title }))
  const set = (names: readonly string[]) => onChange(isOne ? names[0] : names)
  const free = options.filter(({ id }) => !chosen.includes(id))
  const isFull = isOne || chosen.length >= (widget.most ?? Infinity) || free.length === 0
  return (
    <div className={styles.several} role="group" aria-label={label}>
      {chosen.map((name, at) => (
        <div key={`${at}-${name}`} className={styles.line}>
          <Select
            {...(at === 0 ? { label } : { 'aria-label': label })}
            options={options.filter(({ id }) => id === name || !chosen.includes(id))}
            value={name === '' ? null : name}
            onChange={(id) => set(chosen.with(at, id))}
          />
          {chosen.length > 1 && (
            <IconButton icon="close" label={t('Remove')} isSmall onPress={() => set(chosen.toSpliced(at, 1))} />
          )}
        </div>
      ))}
      {!isFull && (
        <Button isSmall icon="plus" onPress={() => set([...chosen.filter(Boolean), free[0]?.id ?? ''])}>
          {t('Add another')}
        </Button>
      )}
    </div>
  )
}
