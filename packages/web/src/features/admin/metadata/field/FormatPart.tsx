import { useEffect, useRef, useState } from 'react'
import type { ManagedField } from '../../../../api/table.ts'
import { t } from '../../../../i18n/t.ts'
import { sameJson } from '../../../../lib/same-json.ts'
import { ColumnFormat } from '../../../../viz/SettingsPanel/index.ts'
import type { ChangeFields } from '../use-fields.ts'
import { SheetPart } from './SheetPart.tsx'

/** Letters that follow each other are one change. */
const QUIET_MS = 700

interface FormatPartProps {
  field: ManagedField
  change: ChangeFields
}

type Format = Readonly<Record<string, unknown>>

/** How values are written wherever nothing else is said. */
export function FormatPart({ field, change }: FormatPartProps) {
  const kept = field.settings ?? NOTHING
  const [shown, setShown] = useState<Format>(kept)
  const pending = useRef<Format | null>(null)
  const save = useRef(() => {})
  save.current = () => {
    const settings = pending.current
    pending.current = null
    if (settings !== null && !sameJson(settings, kept)) void change([field], { settings })
  }
  useEffect(() => {
    if (pending.current === null) setShown(kept)
  }, [kept])
  useEffect(() => {
    if (pending.current === null) return
    const timer = setTimeout(() => save.current(), QUIET_MS)
    return () => clearTimeout(timer)
  }, [shown])
  // What was typed last is kept when the sheet closes.
  useEffect(() => () => save.current(), [])
  return (
    <SheetPart title={t('Value formatting')}>
      <ColumnFormat
        column={field}
        isTable
        isNamed
        value={shown}
        onChange={(value) => {
          pending.current = value
          setShown(value)
        }}
      />
    </SheetPart>
  )
}

const NOTHING: Format = {}
