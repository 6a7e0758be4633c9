import { call, type Sql } from '@querent/query'
import { PostgresText } from '../postgres/index.ts'

export class CockroachText extends PostgresText {
  protected override beside(text: string): Sql {
    return this.value(text)
  }

  protected override characters(value: Sql): Sql {
    return value
  }

  /** Flags mean what they do elsewhere. */
  override firstMatch(value: Sql, pattern: string): Sql {
    const [, flags = '', body = pattern] = /^(\(\?[ims]+\))(.*)$/s.exec(pattern) ?? []
    return call('substring', value, this.value(`${flags}(${body})`))
  }

  /** Exponents as the server writes them: what it makes of their texts is not proven, no server was at hand. */
  protected override castInteger(value: Sql): Sql {
    return this.asText(value)
  }

  protected override castFloat(value: Sql): Sql {
    return this.asText(value)
  }
}
