import { layout, type Doc } from './layout.ts'
import { parseSyntax, type Node } from './syntax/index.ts'

/** The text with blanks and lines as `print` sets them. A text whose form is wrong stays as it is. */
export function format(text: string): string {
  const { tree, errors } = parseSyntax(text)
  return errors.length > 0 ? text : layout(docOf(tree))
}

function docOf(node: Node): Doc {
  switch (node.kind) {
    case 'literal':
    case 'column':
      return node.raw
    case 'word':
      return node.name
    case 'missing':
      return ''
    case 'paren':
      return { kind: 'paren', inner: docOf(node.inner) }
    case 'prefix':
      return { kind: 'prefix', op: node.op, arg: docOf(node.arg) }
    case 'infix':
      return { kind: 'infix', op: node.op, args: node.args.map(docOf) }
    case 'call': {
      const inPairs = /^(?:case|if)$/i.test(node.name)
      return { kind: 'call', name: node.name, args: node.args.map(docOf), inPairs }
    }
  }
}
