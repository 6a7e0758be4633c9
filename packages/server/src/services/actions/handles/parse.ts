/** Reads an expression into a function. There are no loops: it takes at most as many steps as it has words. */
import { HandleFault, tokensOf, type Token } from './tokens.ts'
import { compared, isEqual, isTrue, lengthOf, partOf, typeOf, type Budget } from './values.ts'

/** Undefined is nothing at all, as `empty` and `select` give it. */
type Filter = (input: unknown, budget: Budget) => unknown

const LONGEST = 4_000
const DEEPEST = 64

/** @throws {HandleFault} with what cannot be read. */
export function parsed(source: string): Filter {
  if (source.length > LONGEST) throw new HandleFault(`An expression has at most ${LONGEST} characters.`)
  const reader = new Reader(tokensOf(source))
  const filter = pipe(reader)
  reader.expect('the end')
  return filter
}

class Reader {
  readonly #tokens: readonly Token[]
  #at = 0
  #depth = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  next(): Token {
    const token = this.#tokens[this.#at] ?? { kind: 'end', value: 'the end' }
    this.#at += 1
    return token
  }

  /** Takes the next token if it is a sign or a word that is written like this. */
  takes(...words: readonly string[]): string | undefined {
    const token = this.#tokens[this.#at]
    if (token === undefined || token.kind === 'text' || token.kind === 'field') return undefined
    if (!words.includes(token.value)) return undefined
    this.#at += 1
    return token.value
  }

  /** Takes the next token if it is of this kind. */
  takesKind(kind: Token['kind']): string | undefined {
    const token = this.#tokens[this.#at]
    if (token?.kind !== kind) return undefined
    this.#at += 1
    return token.value
  }

  expect(word: string): void {
    if (this.takes(word) === undefined) throw new HandleFault(`Expected ${word}, found ${this.next().value}.`)
  }

  /** @throws {HandleFault} when there is too much in each other. */
  within(read: (reader: Reader) => Filter): Filter {
    this.#depth += 1
    if (this.#depth > DEEPEST) throw new HandleFault('There is too much in each other.')
    const filter = read(this)
    this.#depth -= 1
    return filter
  }
}

function pipe(reader: Reader): Filter {
  let filter = reader.within(fallback)
  while (reader.takes('|') !== undefined) {
    const [first, second] = [filter, reader.within(fallback)]
    filter = (input, budget) => {
      const given = first(input, budget)
      return given === undefined ? undefined : second(given, budget)
    }
  }
  return filter
}

function fallback(reader: Reader): Filter {
  const first = either(reader)
  if (reader.takes('//') === undefined) return first
  const second = reader.within(fallback)
  return (input, budget) => {
    const given = first(input, budget)
    return isTrue(given) ? given : second(input, budget)
  }
}

function either(reader: Reader): Filter {
  const parts = [both(reader)]
  while (reader.takes('or') !== undefined) parts.push(both(reader))
  const [only] = parts
  if (parts.length === 1 && only !== undefined) return only
  return (input, budget) => parts.some((part) => isTrue(part(input, budget)))
}

function both(reader: Reader): Filter {
  const parts = [comparison(reader)]
  while (reader.takes('and') !== undefined) parts.push(comparison(reader))
  const [only] = parts
  if (parts.length === 1 && only !== undefined) return only
  return (input, budget) => parts.every((part) => isTrue(part(input, budget)))
}

type Comparison = (a: unknown, b: unknown, budget: Budget) => boolean

const COMPARISONS = new Map<string, Comparison>([
  ['==', isEqual],
  ['!=', (a, b, budget) => !isEqual(a, b, budget)],
  ['<', (a, b) => compared(a, b) < 0],
  ['<=', (a, b) => compared(a, b) <= 0],
  ['>', (a, b) => compared(a, b) > 0],
  ['>=', (a, b) => compared(a, b) >= 0],
])

function comparison(reader: Reader): Filter {
  const left = path(reader)
  const compare = COMPARISONS.get(reader.takes(...COMPARISONS.keys()) ?? '')
  if (compare === undefined) return left
  const right = path(reader)
  return (input, budget) => compare(left(input, budget) ?? null, right(input, budget) ?? null, budget)
}

/** Something, and the way further into it. A way that leads nowhere gives null. */
function path(reader: Reader): Filter {
  const start = term(reader)
  const keys: (string | number)[] = []
  for (let key = step(reader); key !== undefined; key = step(reader)) if (key !== '?') keys.push(key.of)
  if (keys.length === 0) return start
  return (input, budget) => {
    const from = start(input, budget)
    return from === undefined ? undefined : keys.reduce<unknown>((value, key) => partOf(value, key), from)
  }
}

function step(reader: Reader): { of: string | number } | '?' | undefined {
  const field = reader.takesKind('field')
  if (field !== undefined) return { of: field }
  if (reader.takes('?') !== undefined) return '?'
  if (reader.takes('[') !== undefined) return { of: key(reader) }
  if (reader.takes('.') === undefined) return undefined
  if (reader.takes('[') !== undefined) return { of: key(reader) }
  return { of: quotedName(reader) }
}

function quotedName(reader: Reader): string {
  const name = reader.takesKind('text')
  if (name === undefined) throw new HandleFault(`Expected a name, found ${reader.next().value}.`)
  return name
}

function key(reader: Reader): string | number {
  const number = reader.takesKind('number')
  const found = number === undefined ? quotedName(reader) : Number(number)
  reader.expect(']')
  return found
}

function term(reader: Reader): Filter {
  const token = reader.next()
  if (token.kind === 'field') return (input) => partOf(input, token.value)
  if (token.kind === 'text') return () => token.value
  if (token.kind === 'number') return () => Number(token.value)
  if (token.kind === 'name') return named(token.value, reader)
  if (token.value === '.') return here(reader)
  if (token.value === '{') return map(reader)
  if (token.value === '[') return list(reader)
  if (token.value !== '(') throw new HandleFault(`Expected a value, found ${token.value}.`)
  const inner = reader.within(pipe)
  reader.expect(')')
  return inner
}

/** After a point: a name in quotes, or a key in brackets; nothing for the value itself. */
function here(reader: Reader): Filter {
  const name = reader.takesKind('text')
  if (name !== undefined) return (input) => partOf(input, name)
  if (reader.takes('[') === undefined) return (input) => input
  const found = key(reader)
  return (input) => partOf(input, found)
}

const WORDS = new Map<string, Filter>([
  ['true', () => true],
  ['false', () => false],
  ['null', () => null],
  ['empty', () => undefined],
  ['not', (input) => !isTrue(input)],
  ['length', (input) => lengthOf(input)],
  ['type', (input) => typeOf(input)],
  ['tostring', asText],
])

function named(name: string, reader: Reader): Filter {
  if (name === 'if') return choice(reader)
  if (name === 'select') return selection(reader)
  const word = WORDS.get(name)
  if (word === undefined) throw new HandleFault(`${name} is not known here.`)
  return word
}

function asText(input: unknown, budget: Budget): string {
  budget.spendOn(input)
  const text = typeof input === 'string' ? input : JSON.stringify(input)
  budget.spend(text.length)
  return text
}

function selection(reader: Reader): Filter {
  reader.expect('(')
  const condition = reader.within(pipe)
  reader.expect(')')
  return (input, budget) => (isTrue(condition(input, budget)) ? input : undefined)
}

function choice(reader: Reader): Filter {
  const condition = reader.within(pipe)
  reader.expect('then')
  const yes = reader.within(pipe)
  const no = otherwise(reader)
  return (input, budget) => (isTrue(condition(input, budget)) ? yes : no)(input, budget)
}

function otherwise(reader: Reader): Filter {
  if (reader.takes('elif') !== undefined) return reader.within(choice)
  const no = reader.takes('else') === undefined ? (input: unknown) => input : reader.within(pipe)
  reader.expect('end')
  return no
}

function list(reader: Reader): Filter {
  if (reader.takes(']') !== undefined) return () => []
  const items = [reader.within(fallback)]
  while (reader.takes(',') !== undefined) items.push(reader.within(fallback))
  reader.expect(']')
  return (input, budget) => items.map((item) => item(input, budget)).filter((value) => value !== undefined)
}

function map(reader: Reader): Filter {
  const entries: [key: string, value: Filter][] = []
  while (reader.takes('}') === undefined) {
    if (entries.length > 0) reader.expect(',')
    entries.push(entry(reader))
  }
  return (input, budget) => Object.fromEntries(entries.map(([name, value]) => [name, value(input, budget) ?? null]))
}

function entry(reader: Reader): [key: string, value: Filter] {
  const name = reader.takesKind('name') ?? quotedName(reader)
  if (reader.takes(':') === undefined) return [name, (input) => partOf(input, name)]
  return [name, reader.within(fallback)]
}
