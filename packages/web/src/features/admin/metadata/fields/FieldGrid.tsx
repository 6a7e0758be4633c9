import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { ManagedTable } from '../../../../api/table.ts'
import { t } from '../../../../i18n/t.ts'
import { urls } from '../../../../lib/urls.ts'
import { useMedia } from '../../../../lib/use-media.ts'
import { Checkbox } from '../../../../ui/Choice/index.ts'
import { SearchInput } from '../../../../ui/Form/index.ts'
import { Select } from '../../../../ui/Select/Select.tsx'
import { moved } from '../model/changes.ts'
import { fieldOrders } from '../../../../models/metadata/index.ts'
import { useFields } from '../use-fields.ts'
import { useTables } from '../use-tables.ts'
import { BulkBar } from './BulkBar.tsx'
import { FieldCards } from './FieldCards.tsx'
import { FieldRow } from './FieldRow.tsx'
import { useSelection } from './use-selection.ts'
import styles from '../metadata.module.css'

/** The fields of a table, edited in place, in the order in which people see them. */
export function FieldGrid({ table }: { table: ManagedTable }) {
  const navigate = useNavigate()
  const change = useFields(table.id)
  const { order, arrange } = useTables()
  const [text, setText] = useState('')
  const [dragged, setDragged] = useState<{ from: number; over: number } | null>(null)
  const isNarrow = useMedia('(width < 980px)')
  const frame = useRef<HTMLDivElement>(null)
  const focusOn = useRef<number | null>(null)
  const { fields } = table
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const shown = fields.filter(({ name, display_name }) =>
    words.every((word) => `${name} ${display_name}`.toLocaleLowerCase().includes(word)),
  )
  const selection = useSelection(shown.map(({ id }) => id))
  const chosen = shown.filter(({ id }) => selection.has(id))
  const isWhole = shown.length === fields.length
  const ids = fields.map(({ id }) => id)

  function move(from: number, to: number): void {
    const next = moved(ids, from, to)
    if (next.every((id, at) => id === ids[at])) return
    void arrange(table, next)
  }
  // A row that has moved keeps the focus.
  useEffect(() => {
    if (focusOn.current === null) return
    const row = frame.current?.querySelector<HTMLElement>(`[data-field="${focusOn.current}"]`)
    if (row !== null && !row?.contains(document.activeElement)) row?.querySelector('input')?.focus()
    focusOn.current = null
  }, [fields])

  const open = (field: number) => void navigate({ href: urls.tableMetadata(table.id, field) })
  return (
    <section className={styles.fields} aria-label={t('Fields')}>
      <div className={styles.tools}>
        <h3>{t('{n, plural, one {# field} other {# fields}}', { n: fields.length })}</h3>
        <span className={styles.gap} />
        <div className={styles.find}>
          <SearchInput label={t('Find a field')} value={text} onChange={setText} />
        </div>
        <Select
          aria-label={t('Order of the fields')}
          options={fieldOrders()}
          value={table.field_order}
          onChange={(rule) => rule !== table.field_order && void order(table, rule)}
        />
      </div>
      {chosen.length > 0 && <BulkBar fields={chosen} change={change} onClear={() => selection.setAll(false)} />}
      {shown.length === 0 ? (
        <p className={styles.note}>
          {fields.length === 0 ? t('The table has no fields.') : t('No field matches “{text}”', { text })}
        </p>
      ) : isNarrow ? (
        <FieldCards fields={shown} selection={selection} onOpen={open} />
      ) : (
        <div ref={frame} className={styles.frame}>
          <table className={styles.grid} aria-label={t('Fields of {name}', { name: table.display_name })}>
            <thead>
              <tr>
                <th scope="col" className={styles.mark}>
                  <Checkbox
                    aria-label={t('Select all fields')}
                    isSelected={chosen.length === shown.length}
                    isIndeterminate={chosen.length > 0 && chosen.length < shown.length}
                    onChange={selection.setAll}
                  />
                </th>
                <th scope="col">{t('Name')}</th>
                <th scope="col">{t('Description')}</th>
                <th scope="col">{t('Type')}</th>
                <th scope="col">{t('Shown')}</th>
                <th scope="col">
                  <span className={styles.heard}>{t('All settings')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((field, at) => (
                <FieldRow
                  key={field.id}
                  table={table}
                  field={field}
                  change={change}
                  isChosen={selection.has(field.id)}
                  onToggle={(isRange) => selection.toggle(field.id, isRange)}
                  onOpen={() => open(field.id)}
                  onMove={
                    isWhole
                      ? (by) => {
                          focusOn.current = field.id
                          move(at, at + by)
                        }
                      : undefined
                  }
                  drag={{
                    isOver: dragged !== null && dragged.over === at && dragged.from !== at,
                    onStart: () => setDragged({ from: at, over: at }),
                    onOver: () => dragged !== null && dragged.over !== at && setDragged({ ...dragged, over: at }),
                    onDrop: () => {
                      if (dragged !== null) move(dragged.from, at)
                      setDragged(null)
                    },
                    onEnd: () => setDragged(null),
                  }}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
