/** The client library, whose sessions end at bytes that it cannot read: elsewhere these would end the process. */
import { guardClient } from '@querent/drivers/postgres/client-reads/index.ts'
import type { ClientConfig } from 'pg'

/** A server sends no larger message (MaxAllocSize of PostgreSQL). */
const MOST_ROW_BYTES = 2 ** 30

export async function loadPostgres() {
  const { default: pg } = await import('pg')
  class GuardedClient extends pg.Client {
    constructor(config?: string | ClientConfig) {
      super(config)
      guardClient(this, MOST_ROW_BYTES)
      // What fails is told to the statement that meets it; without a listener the event would end the process.
      this.on('error', () => {})
    }
  }
  const { Pool, TypeOverrides, escapeIdentifier, types } = pg
  return { Client: GuardedClient, Pool, TypeOverrides, escapeIdentifier, types }
}
