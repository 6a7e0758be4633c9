/** Decompresses pages of Parquet, none larger than a page may be. */
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { snappyUncompress, type Compressors } from 'hyparquet'
import { UploadFileError } from '../upload-file-error.ts'

const MOST_OF_PAGE = 2 ** 27

export const COMPRESSORS: Compressors = {
  SNAPPY: (input, length) => {
    const output = new Uint8Array(checked(length))
    snappyUncompress(input, output)
    return output
  },
  GZIP: (input, length) => gunzipSync(input, { maxOutputLength: Math.max(1, checked(length)) }),
  BROTLI: (input, length) => brotliDecompressSync(input, { maxOutputLength: Math.max(1, checked(length)) }),
  ZSTD: (input, length) => zstdDecompressSync(input, { maxOutputLength: Math.max(1, checked(length)) }),
}

function checked(length: number): number {
  if (length > MOST_OF_PAGE) throw new UploadFileError('The file has pages larger than 128 MB.', 400)
  return length
}
