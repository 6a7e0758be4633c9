/** JSON with variables. A value never changes what the JSON consists of. */
import { ApiError, isMap } from '@querent/contract'
import { refusedValue, textOf, variablesOf, write, type Part, type Writer } from './parts.ts'

/** What is wrong with a body, in words; undefined for one that can be used. */
export function bodyFault(parts: readonly Part[]): string | undefined {
  const required = parts.filter((part) => !('optional' in part))
  const [whole, least] = [tried(parts, variablesOf(parts)), tried(parts, variablesOf(required))]
  if (whole.fault !== undefined || least.fault !== undefined) return whole.fault ?? least.fault
  return marksNames(whole.value) ? 'A variable cannot be in the name of a property.' : undefined
}

/** A private character. */
const MARK = '\u{10fffd}'

/** With a value for these variables. */
function tried(parts: readonly Part[], variables: readonly string[]): { value?: unknown; fault?: string } {
  const writer = new JsonWriter()
  try {
    write(parts, new Map(variables.map((name) => [name, MARK])), writer)
    return { value: JSON.parse(writer.written()) }
  } catch (error) {
    if (error instanceof ApiError) return { fault: error.message }
    return { fault: 'The body has to be JSON. A list in a list begins with [ [, as [[ ]] is for what can be left out.' }
  }
}

function marksNames(value: unknown): boolean {
  // A list of what is left to look at, not calls: texts may have many levels.
  const open = [value]
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (Array.isArray(one)) for (const item of one) open.push(item)
    else if (isMap(one)) {
      if (Object.keys(one).some((name) => name.includes(MARK))) return true
      for (const inner of Object.values(one)) open.push(inner)
    }
  }
  return false
}

/** @throws {ApiError} 400 for a variable without a value, or when the result is not JSON. */
export function filledBody(parts: readonly Part[], values: ReadonlyMap<string, unknown>): string {
  const writer = new JsonWriter()
  write(parts, values, writer)
  const text = writer.written()
  try {
    JSON.parse(text)
    return text
  } catch {
    throw new ApiError(400, { message: 'With these values, the body of the request is not JSON.' })
  }
}

/** Knows where it is: within a text, values are part of it; elsewhere they are JSON of their own. */
class JsonWriter implements Writer {
  #written: string[] = []
  #isInText = false
  #isEscaped = false

  text(text: string): void {
    this.#written.push(text)
    for (const character of text) {
      if (this.#isEscaped) this.#isEscaped = false
      else if (character === '\\') this.#isEscaped = this.#isInText
      else if (character === '"') this.#isInText = !this.#isInText
    }
  }

  value(variable: string, value: unknown): void {
    if (this.#isEscaped) throw refusedValue(variable, 'cannot follow a backslash.')
    this.#written.push(this.#isInText ? JSON.stringify(textOf(value)).slice(1, -1) : JSON.stringify(value))
  }

  written(): string {
    return this.#written.join('')
  }
}
