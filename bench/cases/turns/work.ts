import type { Bench } from '../../support/context.ts'
import { Agent, request } from 'node:http'

/** The server under measurement. */
export interface Target {
  url: string
  headers: Record<string, string>
  call: Bench['call']
  /** A database with one table that is very wide. */
  database: number
  table: number
}

/** A request that is a lot of work. */
export interface Work {
  what: string
  /** Gives the status of the answer. */
  run(): Promise<number>
}

const agent = new Agent({ keepAlive: true })

/** Reads the answer to its end, whatever its status; 0 for a connection that broke off. */
export function ask({ url, headers }: Target, method: string, path: string, body?: string): Promise<number> {
  return new Promise((resolve) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    request(url + path, { method, headers: { ...headers, ...length }, agent }, (answer) =>
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0)),
    )
      .once('error', () => resolve(0))
      .end(body)
  })
}
