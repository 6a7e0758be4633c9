/** The words of a call against what a command takes; everything else is refused. */
import { parseArgs } from 'node:util'
import { UsageError, type Arguments, type Command } from './command.ts'
import { nearest } from '../../config/nearest.ts'

/** @throws {UsageError} for a word that is not expected, and for one that is missing. */
export function readArguments(words: readonly string[], { positionals, options }: Command): Arguments {
  const types = Object.entries(options).map(
    ([name, { value }]) => [name, { type: value === undefined ? 'boolean' : 'string' }] as const,
  )
  const { tokens } = parseArgs({
    args: [...words],
    options: Object.fromEntries(types),
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const given = { positionals: [] as string[], options: new Map<string, string | true>() }
  for (const token of tokens) {
    if (token.kind === 'positional') given.positionals.push(token.value)
    if (token.kind === 'option') given.options.set(token.name, readOption(token, options))
  }
  checkCount(given.positionals, positionals)
  return given
}

function readOption(
  { name, rawName, value }: { name: string; rawName: string; value: string | undefined },
  options: Command['options'],
): string | true {
  const option = Object.hasOwn(options, name) ? options[name] : undefined
  if (option === undefined) throw new UsageError(`Unknown option ${rawName}.${hint(rawName, optionNames(options))}`)
  if (option.value === undefined) {
    if (value !== undefined) throw new UsageError(`${rawName} takes no value.`)
    return true
  }
  // What begins with a dash is the next option, unless it was given with "=".
  if (value === undefined || value === '') throw new UsageError(`${rawName} needs a value: ${rawName} ${option.value}`)
  return value
}

function optionNames(options: Command['options']): string[] {
  return [...Object.keys(options), 'help'].map((name) => `--${name}`)
}

function checkCount(given: readonly string[], expected: Command['positionals']): void {
  const missing = expected[given.length]
  if (missing !== undefined) throw new UsageError(`${missing.name} is missing: ${missing.summary}.`)
  const surplus = given[expected.length]
  if (surplus !== undefined) throw new UsageError(`Unexpected argument: ${surplus}`)
}

/** A sentence to put after a refusal, with a space before it; empty when nothing comes near. */
export function hint(word: string, known: readonly string[]): string {
  const found = nearest(word, known)
  return found === undefined ? '' : ` Did you mean ${found}?`
}
