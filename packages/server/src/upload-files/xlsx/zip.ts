/** The parts of a workbook, which is a ZIP file that may be hostile: nothing is unpacked beyond what it may have. */
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { SaxesParser } from 'saxes'
import { UploadFileError } from '../upload-file-error.ts'

const MOST_PARTS = 10_000
/** Characters of one text. Spreadsheets have 32,767 at most. */
const MOST_OF_TEXT = 16_000_000
const TOO_LARGE = new UploadFileError('The workbook is too large. Save the sheet as CSV.', 400)

/** What happens in a part, as it is read. */
export interface XmlEvents {
  open?(name: string, attributes: Readonly<Record<string, string>>): void
  text?(text: string): void
  close?(name: string): void
}

export class Workbook {
  readonly #zip: ZipFile
  readonly #parts: ReadonlyMap<string, Entry>

  private constructor(zip: ZipFile, parts: ReadonlyMap<string, Entry>) {
    this.#zip = zip
    this.#parts = parts
  }

  static async open(path: string): Promise<Workbook> {
    const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch(() => {
      throw new UploadFileError('The file is not a workbook in XLSX, or it is protected with a password.', 400)
    })
    const parts = new Map<string, Entry>()
    for await (const entry of zip.eachEntry()) {
      parts.set(entry.fileName, entry)
      if (parts.size > MOST_PARTS) throw new UploadFileError('The workbook has too many parts.', 400)
    }
    return new Workbook(zip, parts)
  }

  has(name: string): boolean {
    return this.#parts.has(name)
  }

  /**
   * Reads a part, and gives after each piece how much of the part is read, from 0 to 1.
   * @param mostBytes What it may take unpacked. A part that takes more than it says is refused too.
   */
  async *read(name: string, mostBytes: number, events: XmlEvents): AsyncGenerator<number> {
    const entry = this.#parts.get(name)
    if (entry === undefined) throw new UploadFileError(`The workbook has no ${name}.`, 400)
    if (entry.uncompressedSize > mostBytes) throw TOO_LARGE
    const parser = new PartParser(events)
    const decoder = new TextDecoder()
    let read = 0
    for await (const bytes of await this.#zip.openReadStreamPromise(entry)) {
      read += bytes.length
      parser.write(decoder.decode(bytes, { stream: true }))
      yield read / entry.uncompressedSize
    }
    parser.close()
  }

  close(): void {
    this.#zip.close()
  }
}

class PartParser {
  readonly #parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false })
  /** Characters since the last element began or ended: the parser keeps them all. */
  #kept = 0

  constructor({ open, text, close }: XmlEvents) {
    this.#parser.on('opentag', ({ name, attributes }) => {
      this.#kept = 0
      open?.(localName(name), attributes)
    })
    this.#parser.on('closetag', ({ name }) => {
      this.#kept = 0
      close?.(localName(name))
    })
    if (text) this.#parser.on('text', text)
  }

  write(text: string): void {
    this.#kept += text.length
    this.#parser.write(text)
    if (this.#kept > MOST_OF_TEXT) throw TOO_LARGE
  }

  close(): void {
    this.#parser.close()
  }
}

/** Some programs write prefixes before all names. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
