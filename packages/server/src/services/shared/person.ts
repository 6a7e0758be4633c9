/** People as other records show them. */

export interface Person {
  id: number
  email: string | null
  first_name: string | null
  last_name: string | null
}

/** First and last name; the address of somebody without a name. */
export function commonName({ first_name, last_name, email }: Omit<Person, 'id'>): string {
  const name = [first_name, last_name].filter((part) => part !== null && part !== '').join(' ')
  return name === '' ? (email ?? '') : name
}

export function personRecord({ id, email, first_name, last_name }: Person) {
  return { id, email, first_name, last_name, common_name: commonName({ email, first_name, last_name }) }
}

interface Edit {
  last_editor_id: number | null
  last_edited_at: string | null
  editor_email: string | null
  editor_first_name: string | null
  editor_last_name: string | null
}

/** Who last changed something and when; nothing when nobody did. */
export function lastEdit(edit: Edit) {
  const { last_editor_id: id, last_edited_at: timestamp, editor_email: email } = edit
  if (id === null || timestamp === null) return {}
  const { editor_first_name: first_name, editor_last_name: last_name } = edit
  return { 'last-edit-info': { id, email, first_name, last_name, timestamp } }
}
