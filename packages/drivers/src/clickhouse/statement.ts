import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type DriverColumn, QueryError, type Row, type Statement, zoneOffset } from '@querent/query'
import { settledWithin } from '../shared/settled-within.ts'
import { batchRows } from '../shared/statements/row-limit.ts'
import { SessionStatement } from '../shared/statements/session-statement.ts'
import { type CellDecoder, cellDecoder } from './cells.ts'
import { isException, ServerException, statementError } from './errors.ts'
import { LineReader } from './http/lines.ts'
import { type ClickhouseServer, MOST_ERROR_BYTES, send, shortText } from './http/request.ts'
import { readRow } from './row-text.ts'
import { settingsOf } from './settings.ts'
import { baseTypeOf } from './types.ts'

const KILL_TIMEOUT_MS = 3000
/** A statement that was sent is on the server's list by then. */
const BEGINNING_MS = 250
/** Characters of a line that cannot be read. */
const MOST_QUOTED = 100

/** One statement: its request, and the rows of the answer as they come. */
export class ClickhouseStatement extends SessionStatement {
  readonly #server: ClickhouseServer
  readonly #statement: Statement
  readonly #parameters: Readonly<Record<string, string>>
  readonly #id = randomUUID()
  readonly #leaving = new AbortController()
  #answer: IncomingMessage | undefined
  #lines: LineReader | undefined
  #decoders: (CellDecoder | undefined)[] = []
  #isSent = false
  #isOver = false

  /** @param parameters of every statement of the data source. */
  constructor(server: ClickhouseServer, statement: Statement, parameters: Readonly<Record<string, string>>) {
    super({ destroy: () => this.#leaving.abort() })
    this.#server = server
    this.#statement = statement
    this.#parameters = parameters
  }

  async read(): Promise<Row[] | undefined> {
    try {
      const lines = await this.#lines?.lines(batchRows(this.#decoders.length))
      if (lines === undefined || lines.length === 0) {
        this.#isOver = true
        return undefined
      }
      return await this.#rows(lines)
    } catch (error) {
      throw this.#failed(error)
    }
  }

  protected override async start(): Promise<DriverColumn[]> {
    try {
      this.#isSent = true
      this.#answer = await send(this.#server, {
        sql: this.#statement.sql,
        parameters: { ...settingsOf(this.#statement), ...this.#parameters, query_id: this.#id },
        signal: this.#leaving.signal,
      })
      this.#requireFormat(this.#answer)
      this.#lines = new LineReader(this.#answer)
      return await this.#columns(this.#lines)
    } catch (error) {
      throw this.#failed(error)
    }
  }

  protected override get isSent(): boolean {
    return this.#isSent
  }

  /** Closing the connection alone leaves a statement running that gives no rows yet. */
  protected override async halt(): Promise<boolean> {
    if (this.#isOver) return true
    this.#leaving.abort()
    await settledWithin(this.#kill(), KILL_TIMEOUT_MS)
    return true
  }

  protected override async tidy(): Promise<void> {
    this.#answer?.destroy()
  }

  /** Asks twice where the server knows no such statement: it may be about to begin with it. */
  async #kill(): Promise<void> {
    if (await this.#killOnce()) return
    await sleep(BEGINNING_MS)
    await this.#killOnce()
  }

  /** @returns whether there was something to stop. */
  async #killOnce(): Promise<boolean> {
    const answer = await send(this.#server, {
      sql: `KILL QUERY WHERE query_id = '${this.#id}' SYNC`,
      parameters: {},
      signal: AbortSignal.timeout(KILL_TIMEOUT_MS),
    })
    return (await shortText(answer)) !== ''
  }

  /** SQL of people may end with a format of its own. */
  #requireFormat({ headers }: IncomingMessage): void {
    const format = headers['x-clickhouse-format']
    if (format === undefined || format === 'JSONCompactEachRowWithNamesAndTypes') return
    throw new QueryError('invalid-query', 'Leave out FORMAT: rows are read in a format of their own.')
  }

  /** The first two lines are the names of the columns and their types; a statement without rows has none. */
  async #columns(lines: LineReader): Promise<DriverColumn[]> {
    const head: string[] = []
    while (head.length < 2 && !lines.isOver) head.push(...(await lines.lines(2 - head.length)))
    const [names, types] = await Promise.all(head.map(async (line) => this.#texts(line)))
    if (names === undefined) return []
    if (names.length !== types?.length) throw new SyntaxError('Not every column has a name and a type.')
    const offsetAt = zoneOffset(this.#statement.timeZone)
    this.#decoders = types.map((type) => cellDecoder(type, offsetAt))
    return names.map((name, index) => {
      const type = types[index] ?? ''
      return { name, databaseType: type.toLowerCase(), baseType: baseTypeOf(type) }
    })
  }

  async #texts(line: string): Promise<string[]> {
    if (!line.startsWith('[')) throw await this.#errorIn([line], notARow(line))
    const texts: unknown = JSON.parse(line)
    if (Array.isArray(texts) && texts.every((text) => typeof text === 'string')) return texts
    throw new SyntaxError('The names and types of columns are texts.')
  }

  async #rows(lines: string[]): Promise<Row[]> {
    const rows: Row[] = []
    for (const [at, line] of lines.entries()) {
      if (line === '') continue
      try {
        if (!line.startsWith('[')) throw notARow(line)
        rows.push(readRow(line, this.#decoders))
      } catch (error) {
        throw await this.#errorIn(lines.slice(at), error)
      }
    }
    return rows
  }

  /** What does not look like a row, or breaks off, may be an error that the server met after it had begun to answer. */
  async #errorIn(lines: readonly string[], otherwise: unknown): Promise<unknown> {
    const rest = await this.#lines?.remainder(MOST_ERROR_BYTES)
    const text = [...lines, rest].join('\n').slice(0, MOST_ERROR_BYTES)
    return isException(text) ? new ServerException(text) : otherwise
  }

  #failed(error: unknown): Error {
    if (error instanceof ServerException) this.#isOver = true
    return statementError(error)
  }
}

function notARow(line: string): SyntaxError {
  return new SyntaxError(`"${line.slice(0, MOST_QUOTED)}" is not a row.`)
}
