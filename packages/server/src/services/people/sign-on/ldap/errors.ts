/** A directory that could not be asked. */

/** What was done when it failed: making the connection, or a search by a setting. */
type Step =
  | 'connect'
  | 'protect'
  | 'bind'
  | 'ldap-user-base'
  | 'ldap-user-filter'
  | 'ldap-group-base'
  | 'ldap-group-membership-filter'

export class DirectoryError extends Error {
  override readonly name = 'DirectoryError'
  readonly step: Step

  constructor(step: Step, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.step = step
  }
}

/** @throws {DirectoryError} in place of whatever fails. */
export async function inStep<T>(step: Step, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new DirectoryError(step, error)
  }
}
