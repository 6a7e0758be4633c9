/** Whole answers as files: a form is sent, so that the browser writes the file while it arrives. */
import { addressOf } from './client.ts'

export type FileFormat = 'csv' | 'xlsx' | 'json'

/** The answer of a saved question. */
export function saveCard(id: number, format: FileFormat, parameters: readonly unknown[] = []): void {
  submit(`/api/card/${id}/query/${format}`, { parameters: JSON.stringify(parameters), format_rows: 'true' })
}

/** The answer of a card of a dashboard, as its filters have it. */
export function saveDashboardCard(
  { dashboard, dashcard, card }: { dashboard: number; dashcard: number; card: number },
  format: FileFormat,
  parameters: readonly unknown[],
): void {
  const path = `/api/dashboard/${dashboard}/dashcard/${dashcard}/card/${card}/query/${format}`
  submit(path, { parameters: JSON.stringify(parameters), format_rows: 'true' })
}

/** The answer of a query that is not saved. */
export function saveAnswer(query: object, settings: object, format: FileFormat): void {
  submit(`/api/dataset/${format}`, {
    query: JSON.stringify(query),
    visualization_settings: JSON.stringify(settings),
    format_rows: 'true',
  })
}

function submit(path: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = addressOf(path)
  // A refusal must not take the page's place.
  form.target = '_blank'
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}
