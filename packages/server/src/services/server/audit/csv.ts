/** Entries of the audit log as lines of a CSV file. */

const COLUMNS = [
  'timestamp',
  'action',
  'user_id',
  'user',
  'model',
  'model_id',
  'model_name',
  'address',
  'user_agent',
  'request_id',
  'details',
] as const

interface Entry {
  timestamp: string
  action: string
  user: { id: number; common_name: string } | null
  model: string
  model_id: number | null
  model_name: string | null
  address: string | null
  user_agent: string | null
  request_id: string | null
  details: Record<string, unknown>
}

export function csvHeader(): string {
  return `${COLUMNS.join(',')}\n`
}

export function csvLine({ user, details, ...entry }: Entry): string {
  const values = {
    ...entry,
    user_id: user?.id ?? null,
    user: user?.common_name ?? null,
    details: JSON.stringify(details),
  }
  return `${COLUMNS.map((column) => cell(values[column])).join(',')}\n`
}

/** Texts that a spreadsheet would take for a formula begin with an apostrophe. */
function cell(value: string | number | null): string {
  if (typeof value !== 'string') return String(value ?? '')
  const inert = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\n\r]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}
