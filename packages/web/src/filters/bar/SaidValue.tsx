import { useEffect, useState } from 'react'
import type { Parameter } from '../../api/card.ts'
import { useStable } from '../../lib/use-stable.ts'
import { itemsOf } from '../types/parts.ts'
import type { ValueSource } from '../types/source.ts'
import { filterKindOf } from '../types/table.ts'
import { isEmpty, sayValue } from '../values/values.ts'
import styles from './FilterBar.module.css'

interface SaidValueProps {
  parameter: Parameter
  value: unknown
  /** What counts while nobody has set a value. */
  standard: unknown
  source: ValueSource
}

/** The value of a filter in the reader's words; a default that counts looks different. */
export function SaidValue({ parameter, value, standard, source }: SaidValueProps) {
  const isStandard = isEmpty(value) && !isEmpty(standard)
  const said = useSaid(parameter, isStandard ? standard : value, source)
  return <span className={isStandard ? styles.standard : undefined}>{said}</span>
}

/** Of more keys than these a filter says how many there are. */
const MOST_NAMED = 2
const NONE: readonly string[] = []

/** Keys by their labels, once these are known. */
function useSaid(parameter: Parameter, value: unknown, { nameOf }: ValueSource): string {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const { id } = parameter
  const items = filterKindOf(parameter).id === 'id' ? itemsOf(value).map(String) : []
  const keys = useStable(items.length > MOST_NAMED ? NONE : items)
  useEffect(() => {
    if (nameOf === undefined || keys.length === 0) return
    const leaving = new AbortController()
    const { signal } = leaving
    const finding = keys.map(
      // A key without a label is shown itself.
      async (key): Promise<[string, string]> => [key, (await nameOf(id, key, signal).catch(() => undefined)) ?? key],
    )
    void Promise.all(finding).then((found) => {
      if (!signal.aborted) setNames(new Map(found))
    })
    return () => leaving.abort()
  }, [nameOf, id, keys])
  const said = keys.map((item) => names.get(item))
  return keys.length > 0 && said.every((name) => name !== undefined) ? said.join(', ') : sayValue(parameter, value)
}
