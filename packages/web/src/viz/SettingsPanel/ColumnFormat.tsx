import type { Column } from '../../api/dataset.ts'
import { t } from '../../i18n/t.ts'
import { Switch } from '../../ui/Choice/index.ts'
import { NumberInput, TextInput } from '../../ui/Form/index.ts'
import { Select } from '../../ui/Select/Select.tsx'
import styles from './SettingsPanel.module.css'

type Format = Readonly<Record<string, unknown>>

interface ColumnFormatProps {
  column: Column
  isTable: boolean
  /** Its name is changed elsewhere. */
  isNamed?: boolean
  /** As stored under the column's key. */
  value: Format
  onChange(value: Format): void
}

const NUMBER = /^type\/(?:Number|Integer|BigInteger|Float|Decimal)/
const DATE = /^type\/(?:Date|DateTime|Time)/
const AS_IT_IS = 'default'
const SEPARATORS = ['.,', ', ', ',.', '.', '.’'] as const
const DATES = ['MMMM D, YYYY', 'D MMMM, YYYY', 'dddd, MMMM D, YYYY', 'M/D/YYYY', 'D/M/YYYY', 'YYYY/M/D'] as const
const TIMES = ['h:mm A', 'HH:mm', 'h A'] as const
/** Codes of those that are offered. */
export const CURRENCIES = [
  'USD',
  'EUR',
  'GBP',
  'JPY',
  'CHF',
  'CAD',
  'AUD',
  'CNY',
  'INR',
  'BRL',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'MXN',
  'KRW',
  'BTC',
] as const

/** How the values of a column are written. */
export function ColumnFormat({ column, isTable, isNamed = false, value, onChange }: ColumnFormatProps) {
  const type = column.effective_type ?? column.base_type
  const set = (key: string, to: unknown) => {
    const { [key]: _old, ...rest } = value
    onChange(to === undefined || to === AS_IT_IS ? rest : { ...rest, [key]: to })
  }
  const choice = (key: string, label: string, options: readonly { id: string; label: string }[]) => (
    <Select
      label={label}
      options={[{ id: AS_IT_IS, label: t('As usual') }, ...options]}
      value={String(value[key] ?? AS_IT_IS)}
      onChange={(id) => set(key, id)}
    />
  )
  const same = (values: readonly string[]) => values.map((id) => ({ id, label: id }))
  const text = (key: string, label: string) => (
    <TextInput
      label={label}
      value={String(value[key] ?? '')}
      onChange={(typed) => set(key, typed === '' ? undefined : typed)}
    />
  )
  return (
    <div className={styles.several}>
      {!isNamed && (
        <TextInput
          label={t('Title')}
          placeholder={column.display_name}
          value={String(value['column_title'] ?? '')}
          onChange={(title) => set('column_title', title === '' ? undefined : title)}
        />
      )}
      {NUMBER.test(type) && (
        <>
          {choice('number_style', t('Style'), [
            { id: 'decimal', label: t('Number') },
            { id: 'percent', label: t('Percent') },
            { id: 'scientific', label: t('Scientific') },
            { id: 'currency', label: t('Currency') },
          ])}
          {value['number_style'] === 'currency' && choice('currency', t('Currency'), same(CURRENCIES))}
          {choice(
            'number_separators',
            t('Separators'),
            SEPARATORS.map((id) => ({ id, label: `1${id[1] ?? ''}234${id[0]}56` })),
          )}
          <NumberInput
            label={t('Decimals')}
            minValue={0}
            maxValue={20}
            value={typeof value['decimals'] === 'number' ? value['decimals'] : null}
            onChange={(decimals) => set('decimals', decimals ?? undefined)}
          />
          <NumberInput
            label={t('Multiply by')}
            value={typeof value['scale'] === 'number' ? value['scale'] : null}
            onChange={(scale) => set('scale', scale ?? undefined)}
            formatOptions={{ maximumFractionDigits: 10 }}
          />
          {text('prefix', t('Before it'))}
          {text('suffix', t('Behind it'))}
          {isTable && (
            <Switch
              isSelected={value['show_mini_bar'] === true}
              onChange={(isOn) => set('show_mini_bar', isOn || undefined)}
            >
              {t('Bars in its cells')}
            </Switch>
          )}
        </>
      )}
      {DATE.test(type) && (
        <>
          {!type.startsWith('type/Time') && choice('date_style', t('Date'), same(DATES))}
          <Switch
            isSelected={value['date_abbreviate'] === true}
            onChange={(isOn) => set('date_abbreviate', isOn || undefined)}
          >
            {t('Short names of months and days')}
          </Switch>
          {type !== 'type/Date' && choice('time_style', t('Time'), same(TIMES))}
        </>
      )}
      {!NUMBER.test(type) && !DATE.test(type) && isTable && (
        <>
          {choice('view_as', t('Shown as'), [
            { id: 'link', label: t('Link') },
            { id: 'email_link', label: t('Email link') },
            { id: 'image', label: t('Image') },
          ])}
          {value['view_as'] === 'link' && text('link_url', t('Address, with {{COLUMN}} for values'))}
          {value['view_as'] === 'link' && text('link_text', t('Text of the link'))}
          <Switch
            isSelected={value['text_wrapping'] === true}
            onChange={(isOn) => set('text_wrapping', isOn || undefined)}
          >
            {t('Wrap long texts')}
          </Switch>
        </>
      )}
    </div>
  )
}
