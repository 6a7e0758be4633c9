/** The largest body of each route, filled with what costs the most to read. */
import { ask, type Target, type Work } from './work.ts'

type Filler = (bytes: number) => string

const repeated = (bytes: number, piece: string) => piece.repeat(Math.max(0, Math.floor((bytes - 200) / piece.length)))
const numbered = (bytes: number, count: number, make: (index: number) => string) => {
  const parts: string[] = []
  for (let index = 0, length = 200; index < count && length < bytes; index += 1) {
    parts.push(make(index))
    length += parts.at(-1)!.length + 1
  }
  return parts.join()
}

/** As many values as any route takes. */
const VALUES = 99_000

const FILLERS: readonly [name: string, fill: Filler][] = [
  ['text', (bytes) => `{"x":"${repeated(bytes, 'a')}"}`],
  ['escapes', (bytes) => `{"x":"${repeated(bytes, '\\"')}"}`],
  ['letters', (bytes) => `{"x":"${repeated(bytes, 'é')}"}`.slice(0, bytes)],
  ['blanks', (bytes) => `{"x":1${repeated(bytes, ' ')}}`],
  ['digits', (bytes) => `{"x":${repeated(bytes, '1')}}`],
]
/** The number of values is bounded by route. */
const COUNTED: readonly [name: string, fill: (bytes: number, values: number) => string][] = [
  ['values', (bytes, values) => `{"x":[${numbered(bytes, values, () => '1')}]}`],
  ['keys', (bytes, values) => `{"x":{${numbered(bytes, values, (index) => `"key${index}":1`)}}}`],
  ['maps', (bytes, values) => `{"x":[${numbered(bytes, values / 2, (index) => `{"k${index}":1}`)}]}`],
  [
    'long numbers',
    (bytes, values) => `{"parameters":[${numbered(bytes, values, (index) => `12345678901234.${5_000_000 + index}`)}]}`,
  ],
]

export async function fillers(target: Target): Promise<Work[]> {
  const document = await target.call('GET', '/api/docs/openapi.json')
  const works: Work[] = []
  const seen = new Set<number>()
  for (const [path, methods] of Object.entries<Record<string, { 'x-body-limit'?: number }>>(document.paths)) {
    for (const [method, { 'x-body-limit': bytes }] of Object.entries(methods)) {
      if (bytes === undefined) continue
      const url = path.replaceAll(/\{\w+\}/g, '1')
      const send = (name: string, body: string) => {
        works.push({
          what: `${method.toUpperCase()} ${path}, ${name}`,
          run: () => ask(target, method.toUpperCase(), url, body),
        })
      }
      const isFirst = !seen.has(bytes)
      seen.add(bytes)
      if (isFirst) for (const [name, fill] of FILLERS) send(name, fill(bytes / (name === 'letters' ? 2 : 1)))
      for (const [name, fill] of isFirst ? COUNTED : COUNTED.filter(([one]) => one === 'keys'))
        send(name, fill(bytes, valuesOf(bytes)))
    }
  }
  return works
}

function valuesOf(bytes: number): number {
  if (bytes <= 64 * 1024) return 990
  if (bytes >= 5 * 1024 * 1024) return VALUES
  return bytes === 1024 * 1024 ? 29_900 : 9_900
}
