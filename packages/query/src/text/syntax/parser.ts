/** Tokens → a tree that knows where everything stands, whatever is typed. Names are looked up later. */
import { COMPARISONS, PRECEDENCE } from '../names.ts'
import { readNumber } from './numbers.ts'
import type { Node, Place } from './nodes.ts'
import { tokenize, type Token } from './tokenize.ts'
import { inEnglish, said, type Said } from '../../said.ts'
import type { ErrorCode, TextError } from '../types.ts'

/** As many as a query may be nested, less some for what stands around the clause. */
const MAX_DEPTH = 90
const CONSTANTS: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null }

/** The tree of a text and what is wrong with its form. */
export function parseSyntax(text: string): { tree: Node; errors: TextError[] } {
  const parser = new Parser(text)
  return { tree: parser.parse(), errors: parser.errors }
}

class Parser {
  readonly errors: TextError[] = []
  readonly #tokens: Token[]
  readonly #length: number
  #at = 0
  #depth = 0

  constructor(text: string) {
    this.#length = text.trimEnd().length
    this.#tokens = tokenize(text).filter((token) => {
      if (token.kind === 'unknown') this.#fail(token, 'unexpected-character', unknownHint(token.raw))
      if (!token.isClosed && token.kind === 'text') {
        this.#fail(
          token,
          'unterminated-text',
          said('The text is not closed: add {quote} after it.', { quote: token.raw.charAt(0) }),
        )
      }
      if (!token.isClosed && token.kind === 'column') {
        this.#fail(token, 'unterminated-column', said('The column name is not closed: add ] after it.'))
      }
      return token.kind !== 'unknown'
    })
  }

  parse(): Node {
    if (this.#tokens.length === 0) {
      if (this.errors.length === 0) this.#fail({ from: 0, to: 0 }, 'empty', said('Type an expression.'))
      return { kind: 'missing', from: 0, to: 0 }
    }
    const tree = this.#infix(1)
    while (this.#peek()) this.#rest()
    return tree
  }

  /** What stands behind a whole expression: it is told, and read for its own faults. */
  #rest(): void {
    const token = this.#tokens[this.#at]
    if (!token) return
    if (token.kind === 'close') {
      this.#fail(
        token,
        'missing-parenthesis',
        said('This parenthesis was never opened: remove it, or add ( before it.'),
      )
      this.#at += 1
    } else if (token.kind === 'comma') {
      this.#fail(
        token,
        'unexpected-token',
        said('A comma separates function arguments, but this one is not inside a function.'),
      )
      this.#at += 1
    } else {
      this.#missingOperator(token)
    }
    if (this.#beginsOperand()) this.#infix(1)
    else if (this.#peek() === token) this.#at += 1
  }

  #missingOperator(token: Token): void {
    this.#fail(
      token,
      'missing-operator',
      said('An operator such as + or and is missing before {word}.', { word: token.raw }),
    )
  }

  /** Operators that bind at least so tightly. */
  #infix(level: number): Node {
    if (level > 6) return this.#value()
    if (level === PRECEDENCE['not']) return this.#isWord('not') ? this.#not() : this.#infix(level + 1)
    let left = this.#infix(level + 1)
    let isOwn = false
    let nested = this.#depth
    for (let op = this.#operator(level); op !== undefined; op = this.#operator(level)) {
      const token = this.#tokens[this.#at]
      this.#at += 1
      const right = this.#infix(level + 1)
      if (isOwn && COMPARISONS.has(op) && token && right.kind !== 'missing') {
        this.#fail(token, 'chained-comparison', said('Join comparisons with and: a < b and b < c.'))
      }
      if (isOwn && left.kind === 'infix' && left.op === op) {
        left.args.push(right)
        left.to = right.to
      } else {
        nested += 1
        if (nested > MAX_DEPTH) return this.#tooDeep(token?.from ?? 0)
        left = { kind: 'infix', op, args: [left, right], from: left.from, to: right.to }
      }
      isOwn = true
    }
    return left
  }

  #operator(level: number): string | undefined {
    const token = this.#peek()
    if (token?.kind !== 'operator' && token?.kind !== 'word') return undefined
    const op = token.value.toLowerCase()
    return PRECEDENCE[op] === level && op !== 'not' ? op : undefined
  }

  #not(): Node {
    const from = this.#peek()?.from ?? 0
    this.#at += 1
    return this.#deeper(from, () => {
      const arg = this.#infix(3)
      return { kind: 'prefix', op: 'not', arg, from, to: arg.to }
    })
  }

  #value(): Node {
    const token = this.#peek()
    if (!token) return this.#missing()
    switch (token.kind) {
      case 'number':
        return this.#number(token)
      case 'text':
        this.#at += 1
        return { kind: 'literal', value: token.value, raw: token.raw, from: token.from, to: token.to }
      case 'column':
        this.#at += 1
        return { kind: 'column', label: token.value, raw: token.raw, from: token.from, to: token.to }
      case 'word':
        return this.#word(token)
      case 'open':
        return this.#parenthesis(token)
      case 'operator':
        return token.value === '-' ? this.#minus(token) : this.#missing()
      default:
        return this.#missing()
    }
  }

  #number(token: Token): Node {
    this.#at += 1
    const { from, to, raw } = token
    const value = readNumber(raw)
    if (value === null) {
      this.#fail(token, 'inexact-number', said('This number has too many digits: use fewer.'))
      return { kind: 'literal', value: 0, raw, from, to }
    }
    return { kind: 'literal', value, raw, from, to }
  }

  #minus({ from }: Token): Node {
    this.#at += 1
    return this.#deeper(from, () => {
      const arg = this.#value()
      const isNumber = arg.kind === 'literal' && /^[\d.]/.test(arg.raw)
      if (isNumber && typeof arg.value === 'number') return { ...arg, value: -arg.value, raw: `-${arg.raw}`, from }
      if (isNumber && typeof arg.value === 'bigint') return { ...arg, value: -arg.value, raw: `-${arg.raw}`, from }
      return { kind: 'prefix', op: '-', arg, from, to: arg.to }
    })
  }

  #word(token: Token): Node {
    const { from, to, raw } = token
    const name = raw.toLowerCase()
    if (name === 'and' || name === 'or') return this.#missing()
    if (name === 'not') return this.#not()
    this.#at += 1
    if (this.#peek()?.kind === 'open') return this.#call(token)
    const constant = Object.hasOwn(CONSTANTS, name) ? CONSTANTS[name] : undefined
    if (constant !== undefined) return { kind: 'literal', value: constant, raw: name, from, to }
    return { kind: 'word', name: raw, from, to }
  }

  #call(name: Token): Node {
    const open = this.#peek() ?? name
    this.#at += 1
    return this.#deeper(name.from, () => {
      const args: Node[] = []
      const call = (to: number): Node => ({ kind: 'call', name: name.raw, nameTo: name.to, args, from: name.from, to })
      if (this.#peek()?.kind === 'close') return call(this.#next())
      for (;;) {
        args.push(this.#infix(1))
        const token = this.#peek()
        if (!token) {
          this.#fail(
            { from: name.from, to: open.to },
            'missing-parenthesis',
            said('Close {name}( with a parenthesis: ).', { name: name.raw }),
          )
          return call(this.#length)
        }
        if (token.kind === 'close') return call(this.#next())
        if (token.kind === 'comma') this.#at += 1
        else if (this.#beginsOperand()) {
          this.#fail(
            token,
            'missing-operator',
            said('A comma or an operator is missing before {word}.', { word: token.raw }),
          )
        } else this.#at += 1
      }
    })
  }

  #parenthesis(open: Token): Node {
    this.#at += 1
    return this.#deeper(open.from, () => {
      const inner = this.#infix(1)
      const paren = (to: number): Node => ({ kind: 'paren', inner, from: open.from, to })
      for (;;) {
        const token = this.#peek()
        if (token?.kind === 'close') return paren(this.#next())
        if (!token || token.kind === 'comma') {
          this.#fail(open, 'missing-parenthesis', said('This parenthesis is not closed: add ) after its content.'))
          return paren(inner.to)
        }
        this.#missingOperator(token)
        if (this.#beginsOperand()) this.#infix(1)
        else this.#at += 1
      }
    })
  }

  #deeper(from: number, read: () => Node): Node {
    this.#depth += 1
    const node = this.#depth > MAX_DEPTH ? this.#tooDeep(from) : read()
    this.#depth -= 1
    return node
  }

  #tooDeep(from: number): Node {
    this.#fail(
      { from, to: from + 1 },
      'too-deep',
      said('Nested more than {count} levels deep: split it into columns.', { count: MAX_DEPTH }),
    )
    this.#at = this.#tokens.length
    return { kind: 'missing', from, to: from + 1 }
  }

  #missing(): Node {
    const token = this.#peek()
    const end = this.#tokens[this.#at - 1]?.to ?? 0
    const place = token ?? { from: Math.max(0, end - 1), to: end }
    // What was cut off for being too deep is told already.
    if (!this.errors.some(({ code }) => code === 'too-deep')) {
      this.#fail(
        place,
        'missing-operand',
        token
          ? said('A value or a column is missing before {word}.', { word: token.raw })
          : said('A value or a column is missing at the end.'),
      )
    }
    return { kind: 'missing', from: place.from, to: place.from }
  }

  #beginsOperand(): boolean {
    const token = this.#peek()
    if (token === undefined) return false
    if (token.kind === 'word') return !/^(?:and|or)$/i.test(token.raw)
    return ['number', 'text', 'column', 'open'].includes(token.kind)
  }

  #isWord(word: string): boolean {
    const token = this.#peek()
    return token?.kind === 'word' && token.raw.toLowerCase() === word
  }

  #peek(): Token | undefined {
    return this.#tokens[this.#at]
  }

  /** Goes past the token. @returns Where it ends. */
  #next(): number {
    const end = this.#peek()?.to ?? this.#length
    this.#at += 1
    return end
  }

  #fail({ from, to }: Place, code: ErrorCode, fault: Said): void {
    this.errors.push({ from, to, message: inEnglish(fault), said: fault, code })
  }
}

function unknownHint(raw: string): Said {
  if (/[“”„‘’«»]/.test(raw)) return said(`{mark} is not a quotation mark here: write " or '.`, { mark: raw })
  if (raw === ']') return said('This bracket does not close a column name: remove it, or write [ before the name.')
  if (raw === '&' || raw === '|') return said('Use the words and, or to join conditions.')
  if (raw === '!') return said('Write not before a condition, or != between values.')
  if (raw === '×' || raw === '÷') return said('Write * to multiply and / to divide.')
  return said('{mark} has no meaning here: remove it.', { mark: raw })
}
