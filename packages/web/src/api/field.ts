/** Values of a field. */
import { get } from './client.ts'

interface FieldValues {
  values: readonly (readonly unknown[])[]
  has_more_values: boolean
}

/** Values that a field holds, each with the text that stands for it where there is one; those with `text` in them. */
export async function fieldValues(
  id: number,
  text: string,
  signal?: AbortSignal,
): Promise<readonly (readonly unknown[])[]> {
  if (text !== '') {
    return get<readonly (readonly unknown[])[]>(`/api/field/${id}/search/${id}`, { value: text, limit: 100 }, signal)
  }
  return (await get<FieldValues>(`/api/field/${id}/values`, undefined, signal)).values
}
