/** Why a query is answered by its source although copies are at hand. The codes are stable: logs and tests name them. */

/** What is said of each reason, beside the code. */
export const COPY_REASONS = {
  'not-copied': 'A table is not copied.',
  changed: 'A table was changed, or is reached in another way, since it was copied.',
  'absent-column': 'A column is not in the copy.',
  'shown-column': 'A column is in the copy as text only, which can be shown and counted.',
  role: 'The query runs in a role of the database.',
  sql: 'The query holds SQL.',
  'unknown-type': 'The type of a value is known to the source alone.',
  json: 'A value is inside JSON.',
  'equal-texts': 'The source may take different texts for equal ones.',
  'text-order': 'The source has an order of its own for a text.',
  'decimal-text': 'A decimal may have another number of zeros at its end.',
  'decimal-as-float': 'A decimal becomes a float, whose last digit may differ.',
  'large-numbers': 'The source has no whole numbers beyond 64 bits.',
  'single-floats': 'A column holds floats of 32 bits.',
  'number-conditions': 'The source has numbers where the copy has conditions.',
  'float-sums': 'The last digits of a sum of floats depend on the order of the rows.',
  averages: 'The last digit of an average depends on how the engine divides.',
  'float-functions': 'The last digits of a function of floats depend on the engine.',
  'regular-expressions': 'Engines read regular expressions in their own ways.',
  'letter-case': 'Engines have different capitals for some letters.',
  'time-zone': 'The copy holds no wall times of this time zone.',
  'moved-instants': 'An instant is moved on the calendar of a time zone.',
  'years-beyond': 'The source cannot calculate dates beyond the year 9999, or before the year 1.',
  milliseconds: 'The source calculates times in milliseconds.',
  'which-rows': 'The limit leaves out rows, and which ones is not certain.',
} as const satisfies Record<string, string>

export type CopyReason = keyof typeof COPY_REASONS

/** Thrown while a query is looked at: the source has to answer it. */
export class AskSource extends Error {
  override readonly name = 'AskSource'
  readonly reason: CopyReason

  constructor(reason: CopyReason) {
    super(COPY_REASONS[reason])
    this.reason = reason
  }
}
