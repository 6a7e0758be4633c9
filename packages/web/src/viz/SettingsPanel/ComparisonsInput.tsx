import type { Data } from '@querent/viz'
import { t } from '../../i18n/t.ts'
import { makeUuid } from '../../lib/uuid.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { IconButton } from '../../ui/Button/IconButton.tsx'
import { NumberInput, TextInput } from '../../ui/Form/index.ts'
import { Select } from '../../ui/Select/Select.tsx'
import styles from './SettingsPanel.module.css'

interface ComparisonsInputProps {
  label: string
  most: number
  /** `[{id, type, …}]`. */
  value: unknown
  columns: Data['columns']
  onChange(value: unknown): void
}

type Comparison = Readonly<Record<string, unknown>>

/** What a trend is compared with. */
export function ComparisonsInput({ label, most, value, columns, onChange }: ComparisonsInputProps) {
  const all = (Array.isArray(value) ? value : []) as readonly Comparison[]
  const set = (at: number, next: Comparison) => onChange(all.with(at, next))
  const numbers = columns.filter(({ kind }) => kind === 'number')
  return (
    <div className={styles.several} role="group" aria-label={label}>
      {all.map((one, at) => (
        <div key={String(one['id'] ?? at)} className={styles.line}>
          <Select
            {...(at === 0 ? { label } : { 'aria-label': label })}
            options={[
              { id: 'previousPeriod', label: t('Previous period') },
              { id: 'previousValue', label: t('Previous value') },
              { id: 'periodsAgo', label: t('A number of periods ago') },
              { id: 'staticNumber', label: t('A number') },
              ...(numbers.length > 1 ? [{ id: 'anotherColumn', label: t('Another column') }] : []),
            ]}
            value={String(one['type'])}
            onChange={(type) => set(at, startOf(type, String(one['id'] ?? makeUuid()), numbers[1]?.name))}
          />
          {one['type'] === 'periodsAgo' && (
            <NumberInput
              isLive
              aria-label={t('Periods')}
              minValue={1}
              value={Number(one['value'] ?? 2)}
              onChange={(periods) => set(at, { ...one, value: periods ?? 1 })}
            />
          )}
          {one['type'] === 'staticNumber' && (
            <>
              <NumberInput
                isLive
                aria-label={t('Number')}
                value={Number(one['value'] ?? 0)}
                onChange={(number) => set(at, { ...one, value: number ?? 0 })}
              />
              <TextInput
                aria-label={t('Name')}
                value={String(one['label'] ?? '')}
                onChange={(text) => set(at, { ...one, label: text })}
              />
            </>
          )}
          {one['type'] === 'anotherColumn' && (
            <Select
              aria-label={t('Column')}
              options={numbers.map(({ name, title }) => ({ id: name, label: title }))}
              value={String(one['column'] ?? '')}
              onChange={(column) =>
                set(at, { ...one, column, label: numbers.find(({ name }) => name === column)?.title ?? column })
              }
            />
          )}
          {all.length > 1 && (
            <IconButton icon="close" label={t('Remove')} isSmall onPress={() => onChange(all.toSpliced(at, 1))} />
          )}
        </div>
      ))}
      {all.length < most && (
        <Button
          isSmall
          variant="quiet"
          icon="plus"
          onPress={() => onChange([...all, startOf('previousPeriod', makeUuid())])}
        >
          {t('Add a comparison')}
        </Button>
      )}
    </div>
  )
}

function startOf(type: string, id: string, column?: string): Comparison {
  if (type === 'periodsAgo') return { id, type, value: 2 }
  if (type === 'staticNumber') return { id, type, value: 0, label: t('Goal') }
  return type === 'anotherColumn' ? { id, type, column, label: column } : { id, type }
}
