/** Which paths the documents of a column have, and what type their values are. Proved by json-shape.test.ts. */
import { isMap, type BaseType } from '@querent/contract'
import { DATETIME_TEXT, OFFSET_TEXT } from '@querent/query'
import { SEPARATOR } from './unfolded-field.ts'

/** Keys below the column; what lies deeper is not looked at. */
const MAX_KEYS = 8
/** Paths that are counted; documents with keys like ids have any number of them. */
const MAX_PATHS = 5_000
const MAX_KEY_LENGTH = 100
/** Neither printed nor matched alike by the engines: control characters and halves of a character. */
const ODD_KEY = /[\p{Cc}\p{Cs}]/u

const INTEGER_LIMIT = 2 ** 31
const BIG_INTEGER_LIMIT = 2 ** 63

const DATE_LENGTH = '2024-03-01'.length
const MOMENT = new RegExp(`${DATETIME_TEXT}|${OFFSET_TEXT}`)

type Kind = BaseType | 'container'

interface Node {
  children: Map<string, Node>
  /** Documents that have a value there that is not null. */
  count: number
  kinds: Set<Kind>
}

/** A path from the column's document to values that a field can show. */
export interface FoundPath {
  keys: readonly string[]
  type: BaseType
  /** Documents that have it. */
  count: number
}

/** Collects the paths of documents. */
export class JsonShape {
  readonly #root = newNode()
  #nodes = 0
  #isComplete = true

  /** False once there were more paths than are counted. */
  get isComplete(): boolean {
    return this.#isComplete
  }

  add(document: Record<string, unknown>): void {
    this.#walk(this.#root, document, 1)
  }

  /** Paths with values that are neither always null nor always lists or objects, by their keys. */
  paths(): FoundPath[] {
    return collect(this.#root, []).toSorted((a, b) => compareKeys(a.keys, b.keys))
  }

  #walk(node: Node, value: Record<string, unknown>, depth: number): void {
    for (const [key, item] of Object.entries(value)) {
      if (item === null) continue
      const child = node.children.get(key) ?? this.#addChild(node, key)
      if (child === undefined) continue
      child.count += 1
      child.kinds.add(kindOf(item))
      if (depth < MAX_KEYS && isMap(item)) this.#walk(child, item, depth + 1)
    }
  }

  #addChild(node: Node, key: string): Node | undefined {
    if (key === '' || key.length > MAX_KEY_LENGTH || key.includes(SEPARATOR) || ODD_KEY.test(key)) return undefined
    if (this.#nodes === MAX_PATHS) {
      this.#isComplete = false
      return undefined
    }
    this.#nodes += 1
    const child = newNode()
    node.children.set(key, child)
    return child
  }
}

function newNode(): Node {
  return { children: new Map(), count: 0, kinds: new Set() }
}

function collect(node: Node, keys: readonly string[]): FoundPath[] {
  return [...node.children].flatMap(([key, child]) => {
    const path = [...keys, key]
    const type = typeOf([...child.kinds])
    const own = type === undefined ? [] : [{ keys: path, type, count: child.count }]
    return [...own, ...collect(child, path)]
  })
}

function kindOf(value: unknown): Kind {
  if (typeof value === 'boolean') return 'type/Boolean'
  if (typeof value === 'number') return numberType(value)
  return typeof value === 'string' ? textType(value) : 'container'
}

/** By what the engines read: whole numbers beyond 64 bits only as floats. */
function numberType(value: number): BaseType {
  if (!Number.isInteger(value)) return 'type/Float'
  if (Math.abs(value) < INTEGER_LIMIT) return 'type/Integer'
  return Math.abs(value) < BIG_INTEGER_LIMIT ? 'type/BigInteger' : 'type/Float'
}

function textType(value: string): BaseType {
  if (!MOMENT.test(value)) return 'type/Text'
  return value.length === DATE_LENGTH ? 'type/Date' : 'type/DateTime'
}

function typeOf(kinds: readonly Kind[]): BaseType | undefined {
  const types = kinds.filter((kind) => kind !== 'container')
  if (types.length === 0) return undefined
  return types.length < kinds.length ? 'type/Text' : types.reduce(commonType)
}

/** From narrow to wide: each holds the values of those before it. */
const FAMILIES: readonly (readonly BaseType[])[] = [
  ['type/Integer', 'type/BigInteger', 'type/Float'],
  ['type/Date', 'type/DateTime'],
]

/** The type that values of both can be read as. */
export function commonType(a: BaseType, b: BaseType): BaseType {
  if (a === b) return a
  const family = FAMILIES.find((types) => types.includes(a) && types.includes(b))
  return family?.findLast((type) => type === a || type === b) ?? 'type/Text'
}

function compareKeys(a: readonly string[], b: readonly string[]): number {
  for (const [index, key] of a.entries()) {
    const other = b[index]
    if (other === undefined) return 1
    if (key !== other) return key < other ? -1 : 1
  }
  return a.length - b.length
}
