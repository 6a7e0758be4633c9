import { useDebounced } from '../../../lib/use-debounced.ts'
import { NO_FILTER, type ChosenFilter } from '../model/log-filter.ts'
import { LogFilters } from './LogFilters.tsx'
import { LogView } from './LogView.tsx'
import { ResendAll } from './ResendAll.tsx'

interface LogPartProps {
  filter: ChosenFilter
  onChange(changes: Partial<ChosenFilter>): void
}

const TYPING_MS = 250

/** The log of deliveries, with its filters and what can be done about those that failed. */
export function LogPart({ filter, onChange }: LogPartProps) {
  const settled = { ...filter, text: useDebounced(filter.text, TYPING_MS) }
  return (
    <>
      <LogFilters filter={filter} onChange={onChange} />
      <ResendAll filter={settled} />
      <LogView filter={settled} onClear={() => onChange(NO_FILTER)} />
    </>
  )
}
