import { useState } from 'react'
import { createFormat, readData } from '@querent/viz'
import { locale, t } from '../../../../i18n/t.ts'
import { Field } from '../../../../ui/Form/index.ts'
import { PickerButton } from '../../../../ui/Picker/index.ts'
import { Select } from '../../../../ui/Select/Select.tsx'
import type { Settings } from '../use-settings.ts'
import settingStyles from '../settings.module.css'
import styles from './panels.module.css'

type Part = 'type/Temporal' | 'type/Number' | 'type/Currency'
type Formatting = Readonly<Partial<Record<Part, Readonly<Record<string, unknown>>>>>

const KEY = 'custom-formatting'
const DATES = ['MMMM D, YYYY', 'D MMMM, YYYY', 'dddd, MMMM D, YYYY', 'M/D/YYYY', 'D/M/YYYY', 'YYYY/M/D']
/** As the reader's language does. */
const BY_LANGUAGE = 'language'
const TIMES = ['h:mm A', 'HH:mm']
const SEPARATORS = ['.,', ', ', ',.', '.', '.’']
/** An afternoon that tells days from months. */
const EXAMPLE = '2026-01-17T15:05:00Z'

/** How dates, numbers and money are written everywhere, each choice shown by an example. */
export function FormattingPanel({ settings }: { settings: Settings }) {
  const [error, setError] = useState<string>()
  const isLocked = settings.lockOf(KEY) !== undefined
  const formatting = (settings.read(KEY) ?? {}) as Formatting
  const read = (part: Part, key: string) => formatting[part]?.[key]

  async function set(part: Part, key: string, value: unknown): Promise<void> {
    const { [key]: _, ...others } = formatting[part] ?? {}
    const next = { ...formatting, [part]: value === BY_LANGUAGE ? others : { ...others, [key]: value } }
    setError(await settings.save(KEY, t('Value formatting'), next))
  }

  const example = (part: Part, changes: Readonly<Record<string, unknown>>) =>
    exampleOf({ ...formatting, [part]: { ...formatting[part], ...changes } }, part)
  return (
    <div className={settingStyles.panel} id={KEY}>
      <div className={styles.fields}>
        <Select
          label={t('Dates')}
          isDisabled={isLocked}
          value={String(read('type/Temporal', 'date_style') ?? BY_LANGUAGE)}
          onChange={(style) => void set('type/Temporal', 'date_style', style)}
          options={[
            byLanguage(),
            ...DATES.map((id) => ({ id, label: example('type/Temporal', { date_style: id, time_enabled: null }) })),
          ]}
        />
        <Select
          label={t('Times')}
          isDisabled={isLocked}
          value={String(read('type/Temporal', 'time_style') ?? BY_LANGUAGE)}
          onChange={(style) => void set('type/Temporal', 'time_style', style)}
          options={[byLanguage(), ...TIMES.map((id) => ({ id, label: id === 'HH:mm' ? '15:05' : '3:05 PM' }))]}
        />
        <Select
          label={t('Numbers')}
          isDisabled={isLocked}
          value={String(read('type/Number', 'number_separators') ?? BY_LANGUAGE)}
          onChange={(separators) => void set('type/Number', 'number_separators', separators)}
          options={[
            byLanguage(),
            ...SEPARATORS.map((id) => ({ id, label: example('type/Number', { number_separators: id }) })),
          ]}
        />
        <Field label={t('Currency')}>
          <div>
            <PickerButton
              isWide
              label={t('Currency')}
              isDisabled={isLocked}
              options={currencies()}
              value={String(read('type/Currency', 'currency') ?? 'USD')}
              onChange={(currency) => void set('type/Currency', 'currency', currency)}
            />
          </div>
        </Field>
      </div>
      {error !== undefined && (
        <p className={settingStyles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

const byLanguage = () => ({ id: BY_LANGUAGE, label: t('Based on the reader’s language') })

function exampleOf(formatting: Formatting, part: Part): string {
  const column =
    part === 'type/Temporal'
      ? { name: 'when', base_type: 'type/DateTime', effective_type: 'type/DateTime' }
      : { name: 'number', base_type: 'type/Float', effective_type: 'type/Float' }
  return cellText(formatting, column, part === 'type/Temporal' ? EXAMPLE : 12_345.67)
}

function cellText(formatting: Formatting, column: object, value: string | number): string {
  const data = readData({ cols: [column], rows: [[value]] } as never)
  const [typed] = data.columns
  if (typed === undefined) return String(value)
  const format = createFormat({
    customFormatting: formatting,
    locale: locale(),
    byLanguage: true,
    columns: data.columns,
  })
  return format.of(typed).text(value as never)
}

function currencies() {
  const names = new Intl.DisplayNames([locale()], { type: 'currency' })
  return Intl.supportedValuesOf('currency').map((id) => ({ id, label: names.of(id) ?? id, description: id }))
}
