/** Sends a form with a file, with its progress: `fetch` does not say how much has been sent. */
import { parseJson } from '../lib/exact-json.ts'
import { addressOf, refusalFrom } from './client.ts'
import { ApiError, sayAnswer } from './errors.ts'

/** What goes on, and how much of it: bytes, of all. */
export interface SendStep {
  stage: 'sending' | 'reading' | 'loading'
  done: number
  size: number
}

interface Failed {
  status: number
  body: unknown
}

/** A line of the answer. */
interface Line<Result> {
  progress?: SendStep
  result?: Result
  error?: Failed
}

interface Watch {
  signal: AbortSignal
  onStep(step: SendStep): void
}

/** The result that the last line gives. @throws {ApiError} of the server; an abort as such. */
export function sendForm<Result>(path: string, form: FormData, { signal, onStep }: Watch): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const request = new XMLHttpRequest()
  let read = 0
  const readLines = () => {
    const text = request.responseText
    for (let end = text.indexOf('\n', read); end >= 0; end = text.indexOf('\n', read)) {
      const { progress, result, error }: Line<Result> = JSON.parse(text.slice(read, end))
      read = end + 1
      if (progress !== undefined) onStep(progress)
      if (result !== undefined) resolve(result)
      if (error !== undefined) reject(refusalFrom(path, error.status, error.body))
    }
  }
  const lost = () => reject(new ApiError({ status: 0, message: sayAnswer('The server cannot be reached.') }))
  request.open('POST', addressOf(path))
  request.setRequestHeader('accept', 'application/x-ndjson, application/json')
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onStep({ stage: 'sending', done: loaded, size: total }),
  )
  request.addEventListener('progress', () => request.status === 200 && readLines())
  request.addEventListener('load', () => {
    if (request.status !== 200) return reject(refusalFrom(path, request.status, bodyIn(request.responseText)))
    readLines()
    // Nothing happens where a line has said how it ended.
    lost()
  })
  request.addEventListener('error', lost)
  request.addEventListener('abort', () => reject(signal.reason))
  signal.addEventListener('abort', () => request.abort(), { once: true })
  request.send(form)
  return promise
}

function bodyIn(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return text
  }
}
