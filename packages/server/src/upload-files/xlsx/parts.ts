/** What a workbook has beside its sheets. */
import { posix } from 'node:path'
import { UploadFileError } from '../upload-file-error.ts'
import { isDateFormat } from './dates.ts'
import type { Workbook, XmlEvents } from './zip.ts'

const MEGABYTE = 1 << 20
const MOST_OF_PART = 16 * MEGABYTE
const MOST_OF_STRINGS = 128 * MEGABYTE

/** A sheet with cells. */
interface SheetPlace {
  name: string
  /** Name of its part. */
  part: string
}

interface WorkbookPlan {
  sheets: SheetPlace[]
  /** Whether days are counted from 1904. */
  is1904: boolean
  /** Names of the parts, if the workbook has them. */
  strings: string | undefined
  styles: string | undefined
}

interface Relation {
  type: string
  part: string
}

/** Finds the parts of a workbook. */
export async function planWorkbook(workbook: Workbook): Promise<WorkbookPlan> {
  const root = [...(await readRelations(workbook, '')).values()]
  const main = root.find(({ type }) => type === 'officeDocument')?.part ?? 'xl/workbook.xml'
  const relations = await readRelations(workbook, main)
  const sheets: SheetPlace[] = []
  let is1904 = false
  await readAll(workbook, main, MOST_OF_PART, {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '')
      if (name !== 'sheet') return
      const relation = relations.get(idOf(attributes) ?? '')
      if (relation?.type === 'worksheet') sheets.push({ name: attributes['name'] ?? '', part: relation.part })
    },
  })
  const partOf = (wanted: string) => [...relations.values()].find(({ type }) => type === wanted)?.part
  if (sheets.length === 0) throw new UploadFileError('The workbook has no sheets.', 400)
  return { sheets, is1904, strings: partOf('sharedStrings'), styles: partOf('styles') }
}

/** The texts that cells name by their number. */
export async function readStrings(workbook: Workbook, part: string | undefined): Promise<string[]> {
  const strings: string[] = []
  if (part === undefined || !workbook.has(part)) return strings
  const text = new CellText()
  await readAll(workbook, part, MOST_OF_STRINGS, {
    open: (name) => text.open(name),
    text: (piece) => text.add(piece),
    close(name) {
      text.close(name)
      if (name === 'si') strings.push(text.take())
    },
  })
  return strings
}

/** Which formats of cells show numbers as dates, by their number. */
export async function readDateFormats(workbook: Workbook, part: string | undefined): Promise<boolean[]> {
  const formats: boolean[] = []
  if (part === undefined || !workbook.has(part)) return formats
  const codes = new Map<number, string>()
  let isWithin = false
  await readAll(workbook, part, MOST_OF_PART, {
    open(name, attributes) {
      if (name === 'numFmt') codes.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '')
      if (name === 'cellXfs') isWithin = true
      if (name !== 'xf' || !isWithin) return
      const id = Number(attributes['numFmtId'] ?? 0)
      formats.push(isDateFormat(id, codes.get(id)))
    },
    close(name) {
      if (name === 'cellXfs') isWithin = false
    },
  })
  return formats
}

/** The text of `t` elements, but not that of phonetic readings. */
export class CellText {
  #text = ''
  #isWithin = false
  #isReading = false

  open(name: string): void {
    if (name === 't') this.#isWithin = !this.#isReading
    if (name === 'rPh') this.#isReading = true
  }

  add(piece: string): void {
    if (this.#isWithin) this.#text += piece
  }

  close(name: string): void {
    if (name === 't') this.#isWithin = false
    if (name === 'rPh') this.#isReading = false
  }

  /** What was gathered. Signs that XML does not have are written as `_x000D_`. */
  take(): string {
    const text = this.#text
    this.#text = ''
    if (!text.includes('_x')) return text
    return text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  }
}

async function readRelations(workbook: Workbook, part: string): Promise<Map<string, Relation>> {
  const folder = posix.dirname(part)
  const name = posix.join(folder, '_rels', `${posix.basename(part)}.rels`)
  const relations = new Map<string, Relation>()
  if (!workbook.has(name)) return relations
  await readAll(workbook, name, MOST_OF_PART, {
    open(element, { Id = '', Type = '', Target = '' }) {
      if (element !== 'Relationship') return
      const target = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target)
      relations.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), part: target })
    },
  })
  return relations
}

/** The id of a relation has a prefix that the workbook chooses. */
function idOf(attributes: Readonly<Record<string, string>>): string | undefined {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1]
}

async function readAll(workbook: Workbook, part: string, mostBytes: number, events: XmlEvents): Promise<void> {
  for await (const _ of workbook.read(part, mostBytes, events)) void _
}
