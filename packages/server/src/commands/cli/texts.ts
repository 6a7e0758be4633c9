/** Phrases that several commands print. */
import type { Counts, Forgotten } from '../../store/index.ts'

const MOST_NOTES = 20

/** What to print about texts that another engine could not keep as they were; nothing when there are none. */
export function noteLines(notes: readonly string[]): string[] {
  if (notes.length === 0) return []
  const more = notes.length > MOST_NOTES ? [`  and ${notes.length - MOST_NOTES} more`] : []
  const places = notes.slice(0, MOST_NOTES).map((place) => `  ${place}`)
  return ['PostgreSQL cannot keep the character NUL. In these texts \ufffd is in its place:', ...places, ...more]
}

/** What to print about secrets that went with their key. */
export function forgottenLines({ databases, settings, oneTimePasswords, webhooks, actions }: Forgotten): string[] {
  const isNothing = databases.length === 0 && settings.length === 0
  return [
    isNothing
      ? 'Nothing has to be entered again.'
      : `Must be entered again: connection details of ${listed(databases)}; settings ${listed(settings)}.`,
    `One-time passwords that were removed: ${oneTimePasswords}.`,
    ...(webhooks.length === 0 ? [] : [`Webhooks that were switched off, to be entered again: ${listed(webhooks)}.`]),
    ...(actions.length === 0 ? [] : [`HTTP actions that were archived, to be entered again: ${listed(actions)}.`]),
  ]
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? '(none)' : names.map((name) => `"${name}"`).join(', ')
}

export function rowsText(counts: Counts): string {
  const rows = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return `${rows.toLocaleString('en')} rows of ${counts.size} tables`
}
