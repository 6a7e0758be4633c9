import { UploadFileError } from '../upload-file-error.ts'
import { readBytes } from './bytes.ts'
import { Utf32Decoder } from './utf32.ts'

/** A piece of the text of a file. */
export interface TextPiece {
  text: string
  /** Bytes of the file that are read. */
  read: number
}

const PIECE = 1 << 16

interface Decoder {
  decode(bytes?: Uint8Array): string
}

/** The text of a file, without a byte-order mark. */
export function* readTexts(path: string, encoding: string): Generator<TextPiece> {
  const decoder = decoderFor(encoding)
  let read = 0
  for (const bytes of readBytes(path, PIECE)) {
    read += bytes.length
    yield { text: decoder.decode(bytes), read }
  }
  yield { text: decoder.decode(), read }
}

/** @throws {UploadFileError} for an unknown encoding. */
export function decoderFor(encoding: string): Decoder {
  const name = encoding.toUpperCase()
  if (name === 'UTF-32LE' || name === 'UTF-32BE') return new Utf32Decoder(name)
  try {
    const decoder = new TextDecoder(encoding)
    return { decode: (bytes) => decoder.decode(bytes, { stream: bytes !== undefined }) }
  } catch {
    throw new UploadFileError(`There is no encoding named ${encoding}.`, 400)
  }
}
