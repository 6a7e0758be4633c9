import type { ChannelType, FactorKind, SignInMeans } from '@querent/contract'

/** Everything the server tells about itself. Log lines and metrics are derived from these events and nothing else. */
export type ServerEvent =
  | { type: 'server.started'; version: string; url: string; durationMs: number }
  | { type: 'server.stopping'; reason: string }
  | { type: 'files.tightened'; paths: string[] }
  | { type: 'file.protection.failed'; path: string; error: string }
  /** A variable of the environment without effect, and what to set instead. */
  | { type: 'config.noted'; text: string }
  /** Requests are forwarded by a proxy that the configuration does not name. */
  | { type: 'proxy.untrusted'; address: string }
  | { type: 'worker.failed'; place: number; error: string; restartMs: number }
  | { type: 'login.succeeded'; userId: number; means: SignInMeans }
  | {
      type: 'login.failed'
      reason: string
      /** From where, as far as proxies are believed. */
      address: string
      /** Digest of the name that was given: the same for every try, and no record of what people type. Null for passkeys. */
      name: string | null
      /** Whose name it was, where somebody has it. */
      userId?: number
    }
  | {
      type: 'second-factor.changed'
      change: 'added' | 'removed' | 'renewed' | 'reset'
      /** Null for all of them. */
      factor: FactorKind | 'recovery_code' | null
      userId: number
      /** Null for whoever runs a command on the server. */
      byUserId: number | null
    }
  /** A provider or directory failed, or somebody whom it signed in gets no session here. */
  | { type: 'sign-on.failed'; way: 'jwt' | 'oidc' | 'ldap'; error: string }
  /** Rules of the groups that a sign-in gave somebody: the data of their table is refused to that person. */
  | { type: 'rules.contradict'; userId: number; error: string }
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
      /** How long its statement waited for its turn on the database; undefined when none was to run. */
      waitMs: number | undefined
      error?: string
    }
  | { type: 'sync.started'; databaseId: number; step: string }
  | { type: 'sync.finished'; databaseId: number; step: string; durationMs: number; detail: Record<string, number> }
  | { type: 'sync.failed'; databaseId: number; step: string; error: string }
  | { type: 'sync.limited'; databaseId: number; table: string; column: string; kept: number; leftOut: number }
  /** The page for people is built beside the first requests. */
  | { type: 'web.building'; place: string }
  | { type: 'web.built'; durationMs: number }
  | { type: 'web.failed'; error: string }
  | { type: 'sample.finished'; durationMs: number }
  | { type: 'examples.finished'; durationMs: number }
  | { type: 'feedback.given'; source: string; comments: string | null; email: string | null }
  | { type: 'mail.sent' }
  | { type: 'mail.failed'; error: string }
  /** The first mail server does not answer: the second one is handed the mail. */
  | { type: 'mail.fallback'; error: string }
  /** A message of a subscription or alert was taken by the other side, or not. */
  | { type: 'delivery.sent'; channel: ChannelType }
  | { type: 'delivery.failed'; channel: ChannelType; error: string }
  | { type: 'setting.failed'; key: string; error: string }
  | { type: 'retention.finished'; removed: Record<string, number> }
  | { type: 'job.finished'; kind: string; key: string; durationMs: number }
  | { type: 'job.failed'; kind: string; key: string; error: string }
  | { type: 'app-database.lost'; error: string }
  | { type: 'app-database.restored'; durationMs: number }
  /** Its disk is full, or it may only be read. */
  | { type: 'app-database.unwritable'; error: string }
  | { type: 'app-database.writable'; durationMs: number }
  | { type: 'background.failed'; task: string; error: string }

export type Observe = (event: ServerEvent) => void
