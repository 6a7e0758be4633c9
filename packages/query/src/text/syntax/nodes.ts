/** The tree of a text. Places count UTF-16 units. */

export interface Place {
  from: number
  to: number
}

interface LiteralNode extends Place {
  kind: 'literal'
  value: string | number | bigint | boolean | null
  raw: string
}
export interface ColumnNode extends Place {
  kind: 'column'
  label: string
  raw: string
}
export interface CallNode extends Place {
  kind: 'call'
  name: string
  /** Of the name alone. */
  nameTo: number
  args: Node[]
}
export interface InfixNode extends Place {
  kind: 'infix'
  op: string
  args: Node[]
}
export interface PrefixNode extends Place {
  kind: 'prefix'
  op: 'not' | '-'
  arg: Node
}
interface ParenNode extends Place {
  kind: 'paren'
  inner: Node
}
export interface WordNode extends Place {
  kind: 'word'
  name: string
}
/** Stands where a value should. */
interface MissingNode extends Place {
  kind: 'missing'
}
export type Node = LiteralNode | ColumnNode | CallNode | InfixNode | PrefixNode | ParenNode | WordNode | MissingNode
