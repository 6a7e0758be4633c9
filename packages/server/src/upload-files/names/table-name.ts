/** Names of tables and models from the name of a file (contract: uploads, section 4). */
import { readableName } from '@querent/contract/names/index.ts'
import { asciiLetters, cutToBytes } from './slug.ts'

interface TableNameOptions {
  /** Setting `table_prefix`. */
  prefix: string
  /** Bytes of a table's name in the engine. */
  maxLength: number
  /** Milliseconds since 1970. */
  now: number
}

const EXTENSION = /\.[^.]*$/
/** Extensions that a model's name does not keep. */
const FORMAT_EXTENSION = /\.(?:csv|tsv|xlsx|json|jsonl|ndjson|parquet)$/i
let lastSecond = 0

/** `prefix_sales_2024_20240130102030`; another second for each name that this process gives. */
export function tableNameOf(fileName: string, { prefix, maxLength, now }: TableNameOptions): string {
  const base = fileName.replace(EXTENSION, '')
  const plain = asciiLetters(readableName(base)).replaceAll(/[^a-z0-9]+/g, '_')
  const name = `${prefix}${/[a-z0-9]/.test(plain) ? plain : 'blank'}`.toLowerCase()
  const suffix = `_${secondOf(now)}`
  return cutToBytes(name, maxLength - suffix.length) + suffix
}

/** The display name of the table, and the name of its model. */
export function modelNameOf(fileName: string): string {
  return readableName(fileName.replace(FORMAT_EXTENSION, '')) || fileName
}

/** `20240130102030` in UTC. */
function secondOf(now: number): string {
  lastSecond = Math.max(Math.floor(now / 1_000), lastSecond + 1)
  return new Date(lastSecond * 1_000).toISOString().slice(0, 19).replaceAll(/\D/g, '')
}
