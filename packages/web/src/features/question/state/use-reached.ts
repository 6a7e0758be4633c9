/** Columns of other tables that a foreign key leads to without a join. */
import { useQueries } from '@tanstack/react-query'
import { tableMetadataOptions, type Field } from '../../../api/database.ts'
import { throughKey, type Column, type Description } from '../../../models/question/index.ts'

interface Reached {
  /** The table that the keys lead to, for a heading. */
  table: string
  column: Column
}

/** By stage: what its keys reach. Only columns that are stored in a table can be keys. */
export function useReached(description: Description | null): readonly (readonly Reached[])[] {
  const keys = (description?.stages ?? []).map(({ visible }) =>
    visible.filter(
      ({ id, table_id, semantic_type }) => id !== null && table_id !== null && semantic_type === 'type/FK',
    ),
  )
  const sources = [...new Set(keys.flat().flatMap(({ table_id }) => (table_id === null ? [] : [table_id])))]
  const ofSources = useQueries({ queries: sources.map((id) => tableMetadataOptions(id)) })
  const fields = new Map<number, Field>(
    ofSources.flatMap(({ data }) => (data?.fields ?? []).map((field) => [field.id, field])),
  )
  const targetOf = (key: Column) => {
    const target = fields.get(key.id ?? -1)?.target
    return target?.table_id ?? null
  }
  const targets = [...new Set(keys.flat().flatMap((key) => targetOf(key) ?? []))]
  const ofTargets = useQueries({ queries: targets.map((id) => tableMetadataOptions(id)) })
  const tables = new Map(ofTargets.flatMap(({ data }) => (data === undefined ? [] : [[data.id, data] as const])))
  return keys.map((ofStage) =>
    ofStage.flatMap((key) => {
      const table = tables.get(targetOf(key) ?? -1)
      const shown = (table?.fields ?? []).filter(({ visibility_type }) => visibility_type === 'normal')
      return shown.map((field) => ({ table: table?.display_name ?? '', column: throughKey(key, columnOfField(field)) }))
    }),
  )
}

/** Columns behind keys stand at the end, where no clause's range reaches. */
export function withReached(
  description: Description | null,
  reached: ReturnType<typeof useReached>,
): Description | null {
  if (description === null) return null
  return {
    ...description,
    stages: description.stages.map((stage, at) => ({
      ...stage,
      visible: [...stage.visible, ...(reached[at] ?? []).map(({ column }) => column)],
    })),
  }
}

function columnOfField(field: Field): Column {
  const { id, name, display_name, base_type, effective_type, semantic_type, table_id } = field
  return {
    id,
    name,
    display_name,
    base_type,
    effective_type: effective_type ?? base_type,
    semantic_type,
    table_id,
    join_alias: null,
    ref: ['field', {}, id],
  }
}
