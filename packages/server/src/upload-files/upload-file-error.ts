/** What is wrong with the file, in words for the person who uploads it. */
export class UploadFileError extends Error {
  override readonly name = 'UploadFileError'
  readonly status: 400 | 415 | 422
  readonly line: number | undefined
  readonly column: string | undefined

  constructor(message: string, status: 400 | 415 | 422, at: { line?: number; column?: string } = {}) {
    super(message)
    this.status = status
    this.line = at.line
    this.column = at.column
  }
}
