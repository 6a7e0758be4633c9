import { isA } from '@querent/contract'
import {
  createFingerprinter,
  identifier,
  join,
  raw,
  sql,
  TEXT_LIMIT,
  type Fingerprint,
  type Fingerprinter,
  type Row,
  type Sql,
  type TextSyntax,
} from '@querent/query'
import type { FieldRow, TableRow } from '../../store/index.ts'
import type { SyncContext } from '../context.ts'
import { cellAt, DocumentReader, documentText, unfoldedPath } from '../json/index.ts'
import { count, readRows, SAMPLE_ROWS } from '../read-rows.ts'

/** What one column of the sample tells about fields. */
interface SampledColumn {
  piece: Sql
  /** @param index Where the column stands in the rows. */
  take(batch: readonly Row[], index: number): void
}

/** Fingerprints of a table's fields from one statement; fields inside a column of JSON come from its documents. */
export async function readFingerprints(
  context: SyncContext,
  table: TableRow,
  fields: readonly FieldRow[],
): Promise<Map<FieldRow, Fingerprint>> {
  const makers = new Map(fields.map((field) => [field, createFingerprinter(field.base_type)]))
  // Tables that nobody looks at are not read.
  if (makers.size > 0 && table.visibility_type !== 'cruft') {
    const { dialect } = context.connection.driver
    const columns = sampledColumns(makers, dialect.text)
    const statement = sql`SELECT ${join(columns.map(({ piece }) => piece))}
      FROM ${dialect.tableName(table.schema, table.name)} ${dialect.limit(SAMPLE_ROWS, null, false)}`
    await readRows(context, statement, (batch) => columns.forEach((column, index) => column.take(batch, index)))
  }
  return new Map([...makers].map(([field, maker]) => [field, maker.result()]))
}

function sampledColumns(makers: ReadonlyMap<FieldRow, Fingerprinter>, text: TextSyntax): SampledColumn[] {
  const byRoot = Map.groupBy(makers, ([field]) => unfoldedPath(field)?.[0])
  return [...byRoot].flatMap(([root, own]) =>
    root === undefined ? own.map((entry) => plainColumn(entry, text)) : [documentColumn(root, own, text)],
  )
}

function plainColumn([field, maker]: readonly [FieldRow, Fingerprinter], text: TextSyntax): SampledColumn {
  const column = identifier(field.name)
  // The beginning of a long text tells enough, and a table of documents does not fill the memory.
  const isPlainText = isA(field.base_type, 'type/Text') && !isA(field.base_type, 'type/UUID')
  const isCut = isPlainText && !isA(field.base_type, 'type/MySQLEnum')
  return {
    piece: isCut ? text.substring(column, raw('1'), count(TEXT_LIMIT)) : column,
    take: (batch, index) => maker.add(batch, index),
  }
}

function documentColumn(
  root: string,
  fields: readonly (readonly [FieldRow, Fingerprinter])[],
  text: TextSyntax,
): SampledColumn {
  const reader = new DocumentReader()
  return {
    piece: documentText(root, text),
    take(batch, index) {
      const documents = batch.map((row) => reader.read(row[index]) ?? {})
      for (const [field, maker] of fields) {
        const keys = unfoldedPath(field)?.slice(1) ?? []
        maker.add(
          documents.map((document) => [cellAt(document, keys, field.base_type)]),
          0,
        )
      }
    },
  }
}
