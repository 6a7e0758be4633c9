/** Failed changes as clients read them (contract: actions, section 5). */
import { ApiError, type FieldErrors } from '@querent/contract'
import { ChangeError, QueryError, type Violation } from '@querent/query'
import type { ActionRow } from '../../../store/index.ts'
import type { RowColumn } from '../../content/action-content/index.ts'
import { wrongValues } from './wrong-values.ts'

/** What was being done, for the words of the error. */
interface Attempt {
  kind: ActionRow['kind']
  /** Of the model's table; none for a query. */
  columns: readonly RowColumn[]
}

/** The error to answer with; the same one when no statement failed. */
export function explained(error: unknown, attempt: Attempt): unknown {
  if (error instanceof ChangeError) {
    if (error.isStale || error.isBusy) return new ApiError(400, { message: UNDER_WAY })
    if (error.violation !== undefined) return violated(error.violation, attempt)
    return new ApiError(400, { message: error.message })
  }
  if (error instanceof QueryError) return new ApiError(400, { message: error.message })
  return error
}

/** A deadlock, a conflict, or a lock that was not free in time: nothing was changed. */
const UNDER_WAY = 'Another change was under way. Try again.'

const FORBIDDEN = new Map<ActionRow['kind'], string>([
  ['row/create', 'You don’t have permission to add data.'],
  ['row/update', 'You don’t have permission to update data.'],
  ['row/delete', 'You don’t have permission to delete data.'],
])

const TYPE = 'incorrect-value-type'
const WRONG_TYPE = 'Some values do not have the type of their column.'

function violated(violation: Violation, attempt: Attempt): ApiError {
  const { kind, constraint } = violation
  const named = violation.columns.map((name) => namedColumn(name, attempt.columns))
  const titles = inWords(named.map(({ title }) => title))
  const errors = (text: (title: string) => string): FieldErrors =>
    Object.fromEntries(named.map(({ slug, title }) => [slug, text(title)]))
  switch (kind) {
    case 'not-null':
      return wrongValues(
        'violate-not-null-constraint',
        `${titles} must have values.`,
        errors(() => 'You must provide a value.'),
      )
    case 'unique':
      return wrongValues(
        'violate-unique-constraint',
        duplicateText(named.length, titles),
        errors((title) => `This ${title} value already exists.`),
      )
    case 'foreign-key':
      return brokenReference(violation, attempt, errors)
    case 'check':
      return wrongValues('violate-check-constraint', `Some values break the rule ${constraint ?? 'of the table'}.`, {})
    case 'permission':
      return wrongValues(
        'violate-permission-constraint',
        FORBIDDEN.get(attempt.kind) ?? 'You don’t have permission to change data.',
        {},
      )
    case 'length':
      return wrongValues(
        TYPE,
        'Some values are too long for their column.',
        errors(() => 'This value is too long.'),
      )
    case 'type':
      return wrongValues(
        TYPE,
        WRONG_TYPE,
        errors(() => 'This value does not have the type of its column.'),
      )
  }
}

function duplicateText(columns: number, titles: string): string {
  if (columns === 0) return 'This row already exists.'
  return columns > 1 ? `${titles} already exist.` : `${titles} already exists.`
}

function brokenReference(
  { table, isReferenced }: Violation,
  { kind }: Attempt,
  errors: (text: () => string) => FieldErrors,
): ApiError {
  const type = 'violate-foreign-key-constraint'
  if (isReferenced === true || kind === 'row/delete') {
    return wrongValues(
      type,
      kind === 'row/update' ? 'Other rows refer to this value.' : 'Other rows refer to this row.',
      table === undefined ? {} : errors(() => `Referenced in table "${table}".`),
    )
  }
  const message = kind === 'row/create' ? 'Unable to create a new record.' : 'Unable to update the record.'
  return wrongValues(
    type,
    message,
    errors(() =>
      table === undefined ? 'This value does not exist.' : `This value does not exist in table "${table}".`,
    ),
  )
}

function namedColumn(name: string, columns: readonly RowColumn[]): { slug: string; title: string } {
  const column = columns.find(({ field }) => field.name.toLowerCase() === name.toLowerCase())
  return { slug: column?.slug ?? name, title: capitalized(name) }
}

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

function inWords(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? 'A column') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
