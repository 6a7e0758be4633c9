/** Text of expressions on as many lines as they need. */

const WIDTH = 80

export type Doc =
  | string
  | { kind: 'call'; name: string; args: readonly Doc[]; inPairs: boolean }
  | { kind: 'infix'; op: string; args: readonly Doc[] }
  | { kind: 'prefix'; op: string; arg: Doc }
  | { kind: 'paren'; inner: Doc }

/** On one line where it fits, else on several. */
export function layout(doc: Doc): string {
  return fit(doc, 0, WIDTH)
}

function flat(doc: Doc): string {
  if (typeof doc === 'string') return doc
  switch (doc.kind) {
    case 'call':
      return `${doc.name}(${doc.args.map(flat).join(', ')})`
    case 'infix':
      return doc.args.map(flat).join(` ${doc.op} `)
    case 'prefix':
      return doc.op === '-' ? `-${flat(doc.arg)}` : `${doc.op} ${flat(doc.arg)}`
    case 'paren':
      return `(${flat(doc.inner)})`
  }
}

function fit(doc: Doc, indent: number, width: number): string {
  const line = flat(doc)
  if (typeof doc === 'string' || (indent + line.length <= width && !line.includes('\n'))) return line
  const inner = indent + 2
  const start = `\n${' '.repeat(inner)}`
  const end = `\n${' '.repeat(indent)}`
  switch (doc.kind) {
    case 'call': {
      if (doc.args.length === 0) return line
      const lines = doc.inPairs ? pairs(doc.args, inner, width) : doc.args.map((arg) => fit(arg, inner, width))
      return `${doc.name}(${start}${lines.join(`,${start}`)}${end})`
    }
    case 'infix': {
      const [first = '', ...others] = doc.args.map((arg) => fit(arg, inner, width - doc.op.length - 1))
      return [first, ...others.map((text) => `${doc.op} ${text}`)].join(start)
    }
    case 'prefix':
      return doc.op === '-' ? `-${fit(doc.arg, indent, width)}` : `${doc.op} ${fit(doc.arg, indent, width)}`
    case 'paren':
      return `(${start}${fit(doc.inner, inner, width)}${end})`
  }
}

/** A condition and its value on one line where both fit. */
function pairs(args: readonly Doc[], indent: number, width: number): string[] {
  const lines: string[] = []
  for (let place = 0; place < args.length; place += 2) {
    const pair = args.slice(place, place + 2).map((arg) => fit(arg, indent, width))
    const line = pair.join(', ')
    if (indent + line.length <= width && !line.includes('\n')) lines.push(line)
    else lines.push(...pair)
  }
  return lines
}
