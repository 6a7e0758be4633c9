/** What a command of the program is, and the two ways in which it fails that are not bugs. */

export interface Command {
  /** What it does, for `--help`: a few sentences. */
  about: string
  /** The words that follow its name, in order; each has to be given. */
  positionals: readonly Positional[]
  /** By name, without the dashes. */
  options: Readonly<Record<string, Option>>
  /** Lines for the end of `--help`. */
  notes?: () => readonly string[]
  /** Gives the exit code; without one, the process ends with 0 when nothing keeps it running. */
  run(given: Arguments): Promise<number | void>
}

interface Positional {
  /** In capitals, as it stands in the usage: `FILE`. */
  name: string
  summary: string
}

interface Option {
  /** The name of its value in the usage; without one, the option is a switch. */
  value?: string
  summary: string
}

export interface Arguments {
  positionals: readonly string[]
  /** Switches that were given, and the values of other options. */
  options: ReadonlyMap<string, string | true>
}

/** A call that the program does not understand: exit code 2. The message says what was expected. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** A command that cannot do its work; the message says why and what to do. Exit code 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}
