/** Texts with variables: `{{name}}`, and `[[ ]]` around what is left out when a variable has no value. */
import { ApiError } from '@querent/contract'

export type Part = { text: string } | { variable: string } | { optional: Part[] }

/** Takes a text piece by piece. */
export interface Writer {
  text(text: string): void
  value(variable: string, value: unknown): void
}

/** A name ends within so many characters, so that reading takes no time to speak of. */
const TOKEN = /(\[\[|\]\]|\{\{[^{}"\\\n]{1,200}\}\})/

/** Brackets without a variable are what they are, as those of lists. */
export function partsOf(source: string): Part[] {
  const parts: Part[] = []
  let open: Part[] | undefined
  for (const token of source.split(TOKEN)) {
    if (token === '[[' && open === undefined) open = []
    else if (token === ']]' && open !== undefined) {
      parts.push(...closed(open))
      open = undefined
    } else (open ?? parts).push(partOf(token))
  }
  return open === undefined ? parts : [...parts, { text: '[[' }, ...open]
}

function closed(inner: Part[]): Part[] {
  const holdsVariable = inner.some((part) => 'variable' in part)
  return holdsVariable ? [{ optional: inner }] : [{ text: '[[' }, ...inner, { text: ']]' }]
}

function partOf(token: string): Part {
  const variable = token.startsWith('{{') && token.endsWith('}}') ? token.slice(2, -2).trim() : ''
  return variable === '' ? { text: token } : { variable }
}

/** Null is a value, but does not keep what is optional. @throws {ApiError} 400 for a variable without a value. */
export function write(parts: readonly Part[], values: ReadonlyMap<string, unknown>, writer: Writer): void {
  for (const part of parts) {
    if ('text' in part) writer.text(part.text)
    else if ('optional' in part) {
      const isWhole = variablesOf(part.optional).every((name) => (values.get(name) ?? null) !== null)
      if (isWhole) write(part.optional, values, writer)
    } else {
      const value = values.get(part.variable)
      if (value === undefined) throw new ApiError(400, { message: `The variable ${part.variable} has no value.` })
      writer.value(part.variable, value)
    }
  }
}

export function variablesOf(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if ('optional' in part) return variablesOf(part.optional)
    return 'variable' in part ? [part.variable] : []
  })
}

/** A value within other text: anything but text is JSON, and null is empty. */
export function textOf(value: unknown): string {
  if (value === null) return ''
  return (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()
}

/** 400 for a value that cannot stand where its variable is. */
export function refusedValue(variable: string, reason: string): ApiError {
  return new ApiError(400, { message: `The value of ${variable} ${reason}` })
}
