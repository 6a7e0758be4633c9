/** The SQL text of a stored query in any of its forms; null for one that is asked step by step. */
export function sqlOf(query: Readonly<Record<string, unknown>>): string | null {
  const native = query['native'] as { query?: unknown } | undefined
  if (query['type'] === 'native') return typeof native?.query === 'string' ? native.query : ''
  const [stage] = (query['stages'] ?? []) as readonly { 'lib/type'?: string; native?: unknown }[]
  return stage?.['lib/type'] === 'mbql.stage/native' && typeof stage.native === 'string' ? stage.native : null
}
