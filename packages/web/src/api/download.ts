/** Whole answers as files. They are fetched, so that the page itself can say why there is none. */
import { send } from './client.ts'

export type FileFormat = 'csv' | 'xlsx' | 'json'

interface FileChoice {
  format: FileFormat
  /** Numbers and dates as they are shown, or as the database has them. */
  isFormatted: boolean
  /** Whether CSV marks formulas as texts; undefined: as the server has it. */
  escapesFormulas: boolean | undefined
}

/** What a dashboard is drawn as. */
export type DashboardFormat = 'pdf' | 'png'

export interface AnswerFile {
  /** Large ones are kept on disk by the browser. */
  content: Blob
  name: string
}

/** Asks for a file; aborting stops the query in its database. Throws `ApiError`. */
export type AskFile = (choice: FileChoice, signal: AbortSignal) => Promise<AnswerFile>

/** The answer of a saved question. */
export const fileOfCard =
  (id: number, parameters: readonly unknown[] = []): AskFile =>
  (choice, signal) =>
    post(`/api/card/${id}/query/${choice.format}`, { parameters, ...flags(choice) }, signal)

/** The answer of a card of a dashboard, as its filters have it. */
export const fileOfDashboardCard =
  (
    { dashboard, dashcard, card }: { dashboard: number; dashcard: number; card: number },
    parameters: readonly unknown[],
  ): AskFile =>
  (choice, signal) => {
    const path = `/api/dashboard/${dashboard}/dashcard/${dashcard}/card/${card}/query/${choice.format}`
    return post(path, { parameters, ...flags(choice) }, signal)
  }

/** The answer of a query that is not saved. */
export const fileOfAnswer =
  (query: object, visualization_settings: object, display: string): AskFile =>
  (choice, signal) => {
    const { pivot_results, ...rest } = flags(choice)
    // Settings that name no groups do not tell that this is a pivot table.
    const asked = display === 'pivot' ? { ...query, 'was-pivot': true } : query
    const body = { query: asked, visualization_settings, ...rest, ...(display === 'pivot' && { pivot_results }) }
    return post(`/api/dataset/${choice.format}`, body, signal)
  }

/** A dashboard as a file. @param search Values of filters as in the address of the page. */
export const fileOfDashboard =
  (path: string, search: string) =>
  async (format: DashboardFormat, signal: AbortSignal): Promise<AnswerFile> =>
    fileIn(await send('GET', `${path}/${format}${search === '' ? '' : `?${search}`}`, { headers: ANY_TYPE, signal }))

/** A file that is got by its address alone. */
export const getFile =
  (pathOf: (format: FileFormat) => string, query: Readonly<Record<string, string>>): AskFile =>
  async (choice, signal) => {
    const asked = { ...query, ...flags(choice) }
    return fileIn(await send('GET', pathOf(choice.format), { query: asked, headers: ANY_TYPE, signal }))
  }

const ANY_TYPE = { accept: '*/*' }

/** A pivot table is formatted as one; of other displays the server takes no notice. */
const flags = ({ isFormatted, escapesFormulas }: FileChoice) => ({
  format_rows: String(isFormatted),
  pivot_results: String(isFormatted),
  ...(escapesFormulas !== undefined && { escape_formulas: String(escapesFormulas) }),
})

async function post(path: string, body: object, signal: AbortSignal): Promise<AnswerFile> {
  return fileIn(await send('POST', path, { body, headers: ANY_TYPE, signal }))
}

async function fileIn(response: Response): Promise<AnswerFile> {
  return { name: nameIn(response.headers.get('content-disposition') ?? ''), content: await response.blob() }
}

/** The name that a `Content-Disposition` header gives, the whole one where there are two. */
function nameIn(header: string): string {
  const whole = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1]
  if (whole !== undefined) return decodeURIComponent(whole)
  return /filename="([^"]*)"/.exec(header)?.[1] ?? 'query_result'
}
