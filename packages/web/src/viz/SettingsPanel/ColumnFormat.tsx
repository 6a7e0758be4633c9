import { Fragment, type ReactNode } from 'react'
import type { Column } from '../../api/dataset.ts'
import { t } from '../../i18n/t.ts'
import { Switch } from '../../ui/Choice/index.ts'
import { NumberInput, TextInput } from '../../ui/Form/index.ts'
import { Select } from '../../ui/Select/Select.tsx'
import { foundControls, type Control } from './controls.ts'
import styles from './SettingsPanel.module.css'

type Format = Readonly<Record<string, unknown>>

export interface ColumnFormatProps {
  column: Pick<Column, 'display_name' | 'base_type' | 'effective_type' | 'semantic_type' | 'unit'>
  isTable: boolean
  /** Its name is changed elsewhere. */
  isNamed?: boolean
  /** A group of a pivot table, which has an order and totals of its own. */
  isPivotGroup?: boolean
  /** As stored under the column's key. */
  value: Format
  onChange(value: Format): void
  /** Only settings with this text in their name are shown; in small letters. */
  wanted?: string
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
export function ColumnFormat({ wanted = '', ...props }: ColumnFormatProps) {
  return (
    <div className={styles.several}>
      {foundControls(columnControls(props), wanted).map(({ label, input }) => (
        <Fragment key={label}>{input}</Fragment>
      ))}
    </div>
  )
}

/** The settings that fit a column, with their inputs. */
export function columnControls({
  column,
  isTable,
  isNamed,
  isPivotGroup,
  value,
  onChange,
}: ColumnFormatProps): Control[] {
  const type = column.effective_type ?? column.base_type
  const set = (key: string, to: unknown) => {
    const { [key]: _old, ...rest } = value
    onChange(to === undefined || to === AS_IT_IS ? rest : { ...rest, [key]: to })
  }
  const title: Control = {
    label: t('Title'),
    input: (
      <TextInput
        label={t('Title')}
        placeholder={column.display_name}
        value={String(value['column_title'] ?? '')}
        onChange={(typed) => set('column_title', typed === '' ? undefined : typed)}
      />
    ),
  }
  const kind = NUMBER.test(type) ? 'number' : DATE.test(type) ? 'date' : 'text'
  const make = makersOf(value, set)
  return [
    ...(isNamed === true ? [] : [title]),
    ...(isPivotGroup === true ? groupControls(value, set, make) : []),
    ...(kind === 'number' ? numberControls(value, set, make, isTable) : []),
    ...(kind === 'date' ? dateControls(type, make) : []),
    ...(kind === 'text' && isTable ? textControls(value, make) : []),
  ]
}

type Set = (key: string, to: unknown) => void
type Makers = ReturnType<typeof makersOf>

/** Inputs of one key each. */
function makersOf(value: Format, set: Set) {
  const control = (label: string, input: ReactNode): Control => ({ label, input })
  return {
    choice: (key: string, label: string, options: readonly { id: string; label: string }[]) =>
      control(
        label,
        <Select
          label={label}
          options={[{ id: AS_IT_IS, label: t('Default') }, ...options]}
          value={String(value[key] ?? AS_IT_IS)}
          onChange={(id) => set(key, id)}
        />,
      ),
    text: (key: string, label: string) =>
      control(
        label,
        <TextInput
          label={label}
          value={String(value[key] ?? '')}
          onChange={(typed) => set(key, typed === '' ? undefined : typed)}
        />,
      ),
    flag: (key: string, label: string) =>
      control(
        label,
        <Switch isSelected={value[key] === true} onChange={(isOn) => set(key, isOn || undefined)}>
          {label}
        </Switch>,
      ),
  }
}

const same = (values: readonly string[]) => values.map((id) => ({ id, label: id }))

function groupControls(value: Format, set: Set, { choice }: Makers): Control[] {
  return [
    choice('pivot_table.column_sort_order', t('Order'), [
      { id: 'ascending', label: t('Ascending') },
      { id: 'descending', label: t('Descending') },
    ]),
    {
      label: t('Totals of each group'),
      input: (
        <Switch
          isSelected={value['pivot_table.column_show_totals'] !== false}
          onChange={(isOn) => set('pivot_table.column_show_totals', isOn ? undefined : false)}
        >
          {t('Totals of each group')}
        </Switch>
      ),
    },
  ]
}

function numberControls(value: Format, set: Set, { choice, text, flag }: Makers, isTable: boolean): Control[] {
  return [
    choice('number_style', t('Style'), [
      { id: 'decimal', label: t('Number') },
      { id: 'percent', label: t('Percent') },
      { id: 'scientific', label: t('Scientific') },
      { id: 'currency', label: t('Currency') },
    ]),
    ...(value['number_style'] === 'currency' ? [choice('currency', t('Currency'), same(CURRENCIES))] : []),
    choice(
      'number_separators',
      t('Separators'),
      SEPARATORS.map((id) => ({ id, label: `1${id[1] ?? ''}234${id[0]}56` })),
    ),
    {
      label: t('Decimals'),
      input: (
        <NumberInput
          isLive
          label={t('Decimals')}
          minValue={0}
          maxValue={20}
          value={typeof value['decimals'] === 'number' ? value['decimals'] : null}
          onChange={(decimals) => set('decimals', decimals ?? undefined)}
        />
      ),
    },
    {
      label: t('Multiply by'),
      input: (
        <NumberInput
          isLive
          label={t('Multiply by')}
          value={typeof value['scale'] === 'number' ? value['scale'] : null}
          onChange={(scale) => set('scale', scale ?? undefined)}
          formatOptions={{ maximumFractionDigits: 10 }}
        />
      ),
    },
    text('prefix', t('Prefix')),
    text('suffix', t('Suffix')),
    ...(isTable ? [flag('show_mini_bar', t('Show mini bar chart'))] : []),
  ]
}

function dateControls(type: string, { choice, flag }: Makers): Control[] {
  return [
    ...(type.startsWith('type/Time') ? [] : [choice('date_style', t('Date'), same(DATES))]),
    flag('date_abbreviate', t('Short names of months and days')),
    ...(type === 'type/Date' ? [] : [choice('time_style', t('Time'), same(TIMES))]),
  ]
}

function textControls(value: Format, { choice, text, flag }: Makers): Control[] {
  const isLink = value['view_as'] === 'link'
  return [
    choice('view_as', t('Shown as'), [
      { id: 'link', label: t('Link') },
      { id: 'email_link', label: t('Email link') },
      { id: 'image', label: t('Image') },
    ]),
    ...(isLink ? [text('link_url', t('URL, with {{COLUMN}} for values')), text('link_text', t('Link text'))] : []),
    flag('text_wrapping', t('Wrap text')),
  ]
}
