import type { DataSourceOptions } from '@querent/query'
import { PooledDataSource, type DatabaseSession } from './data-source.ts'
import { type Route, type RouteTarget, routeTo } from './route/route.ts'

export interface NetworkTarget extends RouteTarget {
  /** Undefined for the usual one. */
  connectTimeoutMs: number | undefined
}

/** What engines on a server share: the way to it, and how long connecting may take. */
export abstract class NetworkDataSource<Session extends DatabaseSession> extends PooledDataSource<Session> {
  protected readonly route: Route
  protected readonly connectTimeoutMs: number

  constructor(options: DataSourceOptions, target: NetworkTarget) {
    super(options)
    this.connectTimeoutMs = target.connectTimeoutMs ?? options.connectTimeoutMs
    this.route = routeTo(target, this.connectTimeoutMs)
  }

  override async close(): Promise<void> {
    await super.close()
    await this.route.close()
  }
}
