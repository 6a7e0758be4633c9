/** Parameters of dashboards, as they are kept and as they are shown (contract: dashboards, section 5). */
import type { StoredParameter } from '../../../store/index.ts'

/** What is stored: empty parts of a source of values are dropped. */
export function storedParameters(sent: readonly StoredParameter[]): StoredParameter[] {
  return sent.map((parameter) => {
    const config = parameter['values_source_config']
    if (config === null || config === undefined) return parameter
    const kept = Object.entries(config).filter(([, value]) => !isEmpty(value))
    return { ...parameter, values_source_config: Object.fromEntries(kept) }
  })
}

/** What clients see: one without a name is called "unnamed", and one with a list of its own is not linked to others. */
export function shownParameters(stored: readonly StoredParameter[]): StoredParameter[] {
  return stored.map((parameter) => {
    const { filteringParameters, ...plain } = parameter
    const isLinkable = parameter['values_source_type'] == null && parameter['values_query_type'] !== 'none'
    return {
      ...plain,
      ...(isLinkable && filteringParameters !== undefined ? { filteringParameters } : {}),
      ...(parameter['name'] === '' ? { name: UNNAMED } : {}),
      ...(parameter['slug'] === '' ? { slug: UNNAMED } : {}),
    }
  })
}

const UNNAMED = 'unnamed'

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (typeof value === 'object' && Object.keys(value ?? {}).length === 0)
}
