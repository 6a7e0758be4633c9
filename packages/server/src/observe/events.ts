/** Everything the server tells about itself. Log lines and metrics are derived from these events and nothing else. */
export type ServerEvent =
  | { type: 'server.started'; url: string; durationMs: number }
  | { type: 'server.stopping'; signal: string }
  | { type: 'files.tightened'; paths: string[] }
  | { type: 'file.protection.failed'; path: string; error: string }
  | { type: 'login.succeeded'; userId: number }
  | { type: 'login.failed'; reason: string }
  | { type: 'session.failed'; userId: number; error: string }
  | {
      type: 'query.finished'
      databaseId: number | null
      userId: number | null
      context: string
      status: 'completed' | 'failed' | 'interrupted'
      cached: boolean
      rows: number
      durationMs: number
      error?: string
    }
  | { type: 'sync.started'; databaseId: number; step: string }
  | { type: 'sync.finished'; databaseId: number; step: string; durationMs: number; detail: Record<string, number> }
  | { type: 'sync.failed'; databaseId: number; step: string; error: string }
  | { type: 'sync.limited'; databaseId: number; table: string; column: string; kept: number; leftOut: number }
  | { type: 'sample.progress'; table: string; done: number; total: number }
  | { type: 'feedback.given'; source: string; comments: string | null; email: string | null }
  | { type: 'mail.failed'; error: string }
  | { type: 'setting.failed'; key: string; error: string }
  | { type: 'retention.finished'; removed: Record<string, number> }
  | { type: 'job.failed'; kind: string; key: string; error: string }
  | { type: 'background.failed'; task: string; error: string }

export type Observe = (event: ServerEvent) => void
