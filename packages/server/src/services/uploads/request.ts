/** What an upload asks for. */
import { ApiError } from '@querent/contract'
import { ChangeError, ConnectionError, OutcomeUnknown } from '@querent/query'
import { UploadFileError, type FileOptions } from '../../upload-files/index.ts'

/** A file that has arrived, on disk. */
export interface ReceivedFile {
  path: string
  /** As the person has it. */
  name: string
  bytes: number
}

/** How the file is to be read, where that is not left to us. */
export type UploadOptions = Pick<FileOptions, 'sheet' | 'separator' | 'encoding' | 'types' | 'names'>

/** What is being done, and how much of it: bytes that are read, of all. */
export interface UploadProgress {
  stage: 'reading' | 'loading'
  done: number
  size: number
}

export interface UploadRequest {
  file: ReceivedFile
  options: UploadOptions
  signal: AbortSignal
  progress?: (progress: UploadProgress) => void
}

/**
 * Gives what the work gives. What the database refuses gets the status given, what is wrong with the file its own, and a
 * connection that was lost during the commit 409.
 */
export async function refusing<T>(status: 400 | 422, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof UploadFileError) throw uploadError(error.status, error)
    if (error instanceof ChangeError || error instanceof ConnectionError) throw uploadError(status, error)
    if (error instanceof OutcomeUnknown) throw uploadError(409, error)
    throw error
  }
}

function uploadError(status: number, { message }: Error): ApiError {
  return new ApiError(status, { message })
}

/** Reports how much of the file has been read. */
export function reading({ signal, progress }: Pick<UploadRequest, 'signal' | 'progress'>) {
  return { signal, progress: (done: number, size: number) => progress?.({ stage: 'reading', done, size }) }
}

/** Reports how many of the rows have been loaded. */
export function loading({ signal, progress }: Pick<UploadRequest, 'signal' | 'progress'>) {
  return { signal, progress: (done: number, size: number) => progress?.({ stage: 'loading', done, size }) }
}
