/** The elements of a JSON list, or the lines of JSON lines, without holding the whole file. */
import { UploadFileError } from '../upload-file-error.ts'
import type { TextPiece } from '../text/texts.ts'

/** The text of one element. */
interface Element {
  text: string
  line: number
}

export interface Elements {
  elements: Element[]
  /** Bytes of the file that are read. */
  read: number
}

const LONGEST_ELEMENT = 16_000_000
const [QUOTE, BACKSLASH, LF, COMMA] = [34, 92, 10, 44]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125]
const BLANKS = ' \t\r\n'

/** Elements of a list at the top of a file. */
export function* listElements(texts: Iterable<TextPiece>): Generator<Elements> {
  const splitter = new ListSplitter()
  let read = 0
  for (const piece of texts) {
    read = piece.read
    const elements = splitter.take(piece.text)
    if (elements.length > 0) yield { elements, read }
  }
  splitter.end()
}

/** Lines that are not blank. */
export function* lineElements(texts: Iterable<TextPiece>): Generator<Elements> {
  let text = ''
  let line = 1
  let read = 0
  for (const piece of texts) {
    read = piece.read
    if (!piece.text.includes('\n')) {
      text += piece.text
      checkLength(text.length, line)
      continue
    }
    const lines = (text + piece.text).split('\n')
    text = lines.pop() ?? ''
    const first = line
    line += lines.length
    yield { elements: lines.map((one, at) => ({ text: one, line: first + at })).filter(isNotBlank), read }
  }
  yield { elements: [{ text, line }].filter(isNotBlank), read }
}

function isNotBlank({ text }: Element): boolean {
  return text.trim() !== ''
}

function checkLength(length: number, line: number): void {
  if (length <= LONGEST_ELEMENT) return
  throw new UploadFileError(`A row has more than ${LONGEST_ELEMENT.toLocaleString('en')} characters.`, 400, { line })
}

/** Finds where elements begin and end; whether they are JSON is seen when they are read. */
class ListSplitter {
  /** Lists and objects around the next sign; the list at the top is the first. */
  #depth = 0
  #isText = false
  #isEscaped = false
  #line = 1
  #firstLine = 1
  #kept = ''
  #isOver = false

  take(text: string): Element[] {
    const elements: Element[] = []
    let start = 0
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      if (code === LF) this.#line += 1
      if (this.#isText) this.#inText(code)
      else if (code === QUOTE) this.#isText = this.#depth > 0 || this.#refuse()
      else if (code === OPEN_LIST || code === OPEN_OBJECT) {
        if (this.#depth === 0) start = this.#open(code, at)
        this.#depth += 1
      } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) {
        this.#depth -= 1
        if (this.#depth === 0) {
          this.#add(elements, text.slice(start, at))
          this.#isOver = true
        }
      } else if (code === COMMA && this.#depth === 1) {
        this.#add(elements, text.slice(start, at))
        start = at + 1
      } else if (this.#depth === 0 && !BLANKS.includes(text.charAt(at))) this.#refuse()
    }
    if (this.#depth > 0) this.#kept += text.slice(start)
    checkLength(this.#kept.length, this.#firstLine)
    return elements
  }

  /** @throws {UploadFileError} when the list has no end. */
  end(): void {
    if (!this.#isOver) this.#refuse()
  }

  #inText(code: number): void {
    if (this.#isEscaped) this.#isEscaped = false
    else if (code === BACKSLASH) this.#isEscaped = true
    else if (code === QUOTE) this.#isText = false
  }

  #open(code: number, at: number): number {
    if (code !== OPEN_LIST || this.#isOver) this.#refuse()
    return at + 1
  }

  /** Blank elements are left out: an empty list has one. */
  #add(elements: Element[], end: string): void {
    const text = this.#kept + end
    this.#kept = ''
    const line = this.#firstLine
    this.#firstLine = this.#line
    if (text.trim() !== '') elements.push({ text, line: line + leadingLines(text) })
  }

  #refuse(): never {
    throw new UploadFileError('The file is not a list of objects in JSON.', 400, { line: this.#line })
  }
}

function leadingLines(text: string): number {
  return (/^\s*/.exec(text)?.[0].split('\n').length ?? 1) - 1
}
