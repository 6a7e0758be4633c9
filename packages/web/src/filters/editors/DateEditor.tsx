import { DateForm } from '../date-forms/index.ts'
import { dateKindsOf, printDates, readDates } from '../dates/index.ts'
import type { EditorProps } from './editors.ts'

/** Dates, of the kinds that the type takes. */
export function DateEditor({ parameter, value, onChange, close }: EditorProps) {
  return (
    <DateForm
      label={parameter.name ?? parameter.id}
      value={typeof value === 'string' ? readDates(value) : null}
      kinds={dateKindsOf(parameter.type)}
      onChange={(filter) => {
        onChange(printDates(filter))
        close()
      }}
    />
  )
}
