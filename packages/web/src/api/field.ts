/** Fields of tables, and their values. */
import { queryOptions } from '@tanstack/react-query'
import { get } from './client.ts'
import type { Field } from './database.ts'

/** A field with the table that it belongs to. */
export type FieldInTable = Field & { table?: { id: number; name: string; display_name: string; schema: string | null } }

export const fieldOptions = (id: number) =>
  queryOptions({
    queryKey: ['field', id],
    queryFn: ({ signal }) => get<FieldInTable>(`/api/field/${id}`, undefined, signal),
    staleTime: 300_000,
  })

type Values = readonly (readonly unknown[])[]

/** Values that a field holds, each with the text that stands for it where there is one; those with `text` in them. */
export async function fieldValues(id: number, text: string, signal?: AbortSignal): Promise<Values> {
  if (text !== '') return get<Values>(`/api/field/${id}/search/${id}`, { value: text, limit: 100 }, signal)
  return (await get<{ values: Values }>(`/api/field/${id}/values`, undefined, signal)).values
}
