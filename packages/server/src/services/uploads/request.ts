/** What an upload asks for. */
import { ApiError } from '@querent/contract'
import { UploadFileError, type FileOptions } from '../../upload-files/index.ts'

/** A file that has arrived, on disk. */
interface ReceivedFile {
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

/** Hands on what the work gives; what is wrong with the file, or what the database refuses, with the status given. */
export async function refusing<T>(status: 400 | 422, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof UploadFileError) throw uploadError(error.status, error)
    if (error instanceof Error && error.name === 'ChangeError') throw uploadError(status, error)
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
