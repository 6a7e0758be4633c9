import { call, type Sql } from '@querent/query'
import { PostgresText } from '../postgres/index.ts'

export class CockroachText extends PostgresText {
  /** Flags mean what they do elsewhere. */
  override firstMatch(value: Sql, pattern: string): Sql {
    const [, flags = '', body = pattern] = /^(\(\?[ims]+\))(.*)$/s.exec(pattern) ?? []
    return call('substring', value, this.value(`${flags}(${body})`))
  }
}
