/** Reads a sheet of a workbook in XLSX. The first row with values is the header. */
import { TextRows } from '../cells/text-rows.ts'
import { checkHeader, NO_HEADER, rowTooLong } from '../formats/header.ts'
import { sizeOf } from '../text/bytes.ts'
import { UploadFileError } from '../upload-file-error.ts'
import { numberWriter } from '../values/number-text.ts'
import { planWorkbook, readDateFormats, readStrings } from './parts.ts'
import { SheetRows } from './sheet.ts'
import { Workbook } from './zip.ts'
import type { FileBatch, FileOptions, FileTable } from '../types.ts'

/** Of a sheet, unpacked; it is not held in memory. */
const MOST_OF_SHEET = 2 ** 30

type Rows = ReturnType<SheetRows['take']>
type Pieces = AsyncGenerator<{ rows: Rows; read: number }>

export async function openXlsx(path: string, options: FileOptions): Promise<FileTable> {
  const workbook = await Workbook.open(path)
  try {
    const plan = await planWorkbook(workbook)
    const sheet = options.sheet === undefined ? plan.sheets[0] : plan.sheets.find(({ name }) => name === options.sheet)
    if (sheet === undefined) throw new UploadFileError(`The workbook has no sheet ${options.sheet}.`, 400)
    const rows = new SheetRows({
      strings: await readStrings(workbook, plan.strings),
      dateFormats: await readDateFormats(workbook, plan.styles),
      is1904: plan.is1904,
      numberText: numberWriter(options.numberSeparators),
    })
    const pieces = readPieces(workbook, sheet.part, rows, sizeOf(path))
    const { header, first } = await readHeader(pieces)
    const sheets = plan.sheets.map(({ name }) => name)
    return { format: 'xlsx', sheets, sheet: sheet.name, header, batches: batches(header.length, first, pieces) }
  } catch (error) {
    workbook.close()
    throw damaged(error)
  }
}

async function* readPieces(workbook: Workbook, part: string, rows: SheetRows, size: number): Pieces {
  try {
    for await (const share of workbook.read(part, MOST_OF_SHEET, rows)) {
      const taken = rows.take()
      if (taken.length > 0) yield { rows: taken, read: Math.round(share * size) }
    }
  } catch (error) {
    throw damaged(error)
  } finally {
    workbook.close()
  }
}

async function readHeader(pieces: Pieces): Promise<{ header: string[]; first: { rows: Rows; read: number } }> {
  const { value: first } = await pieces.next()
  const top = first?.rows.shift()
  if (!first || top === undefined) throw NO_HEADER
  const header = top.cells.map((cell: string | null) => cell ?? '')
  checkHeader(header)
  return { header, first }
}

async function* batches(width: number, first: { rows: Rows; read: number }, pieces: Pieces): AsyncGenerator<FileBatch> {
  const rows = new TextRows(width)
  yield batchOf(rows, width, first)
  for await (const piece of pieces) yield batchOf(rows, width, piece)
}

function batchOf(rows: TextRows, width: number, piece: { rows: Rows; read: number }): FileBatch {
  for (const { cells, line } of piece.rows) {
    if (cells.length > width) rows.refuse(rowTooLong(cells.length, width, line))
    else rows.add(line, cells)
  }
  return rows.take(piece.read)
}

/** Faults of the ZIP file and its XML. */
function damaged(error: unknown): unknown {
  if (error instanceof UploadFileError || !(error instanceof Error)) return error
  return new UploadFileError(`The workbook is damaged: ${error.message}`, 400)
}
