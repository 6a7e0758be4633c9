/** Resolves native SQL: replaces its tags by SQL with bound values (contract: query-language, section 13). */
import { isMap } from '@querent/contract'
import { QueryError } from '../../errors.ts'
import type { NativeStage, TemplateTag } from '../../model/query.ts'
import type { NativePiece, ResolvedNative } from '../../model/resolved.ts'
import { requireShortSql } from '../../model/sql-size.ts'
import type { ResolveContext } from '../context.ts'
import { metadataColumns } from '../sources/metadata-columns.ts'
import { openCard } from '../sources/open-card.ts'
import { raw, sql } from '../../sql/fragment.ts'
import type { SqlPlace } from '../../native/tags/column-name.ts'
import { fieldFilterSql, temporalUnitSql } from './field-filter.ts'
import { outlineSql, type SqlOutline } from '../../native/select-around.ts'
import type { Quote } from '../../native/lexer/spans.ts'
import { missingValue, tagValue } from '../../native/tags/tag-value.ts'
import { cardOfTag, readTagName } from '../../native/tags/tag-name.ts'
import { needsAlias } from '../../native/tags/subquery-alias.ts'
import { tableTag } from './table-tag.ts'
import { tokenize, type NativeToken, type TokenizedSql } from '../../native/lexer/tokenize.ts'
import { trimStatement } from '../../native/trim-statement.ts'
import { variableSql } from './variable.ts'
import { said, type Said } from '../../said.ts'

/** Snippets within snippets beyond this are refused. */
const MAX_SNIPPETS = 20
/** More pieces come from snippets that put each other in many times over. */
const MAX_PIECES = 200_000

/** Null for something without a value in an optional block. */
type Pieces = NativePiece[] | null

/** The SQL that a tag stands in, and what tells what its tags mean. */
interface Scope extends TokenizedSql {
  outline: SqlOutline
  /** The SELECTs around the snippet that this is the SQL of. */
  outer: readonly string[]
  tags: readonly Readonly<Record<string, TemplateTag>>[]
  /** Names of the snippets that it lies in, outermost first. */
  snippets: readonly string[]
  /** The quotes that all of it lies in. */
  quote: Quote | null
}

export function resolveNative(stage: NativeStage, context: ResolveContext): ResolvedNative {
  context.dialect.require('native-parameters', 'native query', stage.path)
  const metadata = stage.extra['source-metadata']
  return {
    kind: 'native',
    pieces: new Substitution(stage, context).run(),
    columns: Array.isArray(metadata) ? metadataColumns(metadata.filter(isMap)) : null,
  }
}

class Substitution {
  readonly #stage: NativeStage
  readonly #context: ResolveContext
  /** Snippets that were put in already: those that use each other in many ways would take forever. */
  readonly #done = new Map<string, Pieces>()
  /** Numbers of the SELECTs that snippets lie in: a filter in a snippet may mean another column in each. */
  readonly #selects = new Map<string, number>()

  constructor(stage: NativeStage, context: ResolveContext) {
    this.#stage = stage
    this.#context = context
  }

  run(): NativePiece[] {
    const { lexis } = this.#context.dialect
    const text = trimStatement(this.#stage.sql, lexis)
    const read = tokenize(text, lexis)
    const outline = outlineSql(text, lexis)
    const scope: Scope = { ...read, outline, outer: [], tags: [this.#stage.templateTags], snippets: [], quote: null }
    return this.#sequence(read.tokens, scope, false) ?? []
  }

  #sequence(tokens: readonly NativeToken[], scope: Scope, optional: boolean): Pieces {
    const pieces: NativePiece[] = []
    let characters = 0
    for (const [index, token] of tokens.entries()) {
      const found = this.#token(token, scope, optional, () => needsAlias(tokens, index))
      if (!found) return null
      if (pieces.length + found.length > MAX_PIECES) this.#refuse('The query is too large.')
      for (const piece of found) {
        characters += lengthOf(piece)
        pieces.push(piece)
      }
      requireShortSql(characters)
    }
    return pieces
  }

  #token(token: NativeToken, scope: Scope, optional: boolean, wantsAlias: () => boolean): Pieces {
    if (token.kind === 'text') return [raw(token.text)]
    // An optional part is dropped when any variable in it has no value.
    if (token.kind === 'block') return this.#sequence(token.tokens, scope, true) ?? []
    const quote = token.quote ?? scope.quote
    const reference = readTagName(token.name)
    const tag = findTag(token.name, scope)
    const { outline, outer } = scope
    const place = { sql: outline.masked, selects: () => [...outline.selectsAt(token.at), ...outer] }
    if (reference.kind === 'snippet') return this.#snippet(tag, reference.name, { ...scope, quote }, place, optional)
    if (tag?.type === 'snippet') return this.#snippet(tag, token.name, { ...scope, quote }, place, optional)
    return this.#value(
      tag ?? { name: token.name, type: 'text', extra: {} },
      { ...scope, quote },
      place,
      optional,
      wantsAlias,
    )
  }

  #value(tag: TemplateTag, scope: Scope, place: SqlPlace, optional: boolean, wantsAlias: () => boolean): Pieces {
    const { name } = tag
    const { quote } = scope
    if (quote) {
      const isRaw = !name.startsWith('#') && !SQL_TYPES.has(tag.type)
      if (!isRaw)
        this.#refuse(said('"{tag}" is between quotes, where only a variable is allowed.', { tag: `{{${name}}}` }))
      if (!scope.isClosed)
        this.#refuse(
          said('"{tag}" is between quotes, but a quoted text in the SQL never ends.', { tag: `{{${name}}}` }),
        )
    }
    const card = cardOfTag(name, tag)
    if (card !== null) {
      const { stage } = openCard(card, this.#stage.path, this.#context)
      return [{ subquery: stage, alias: wantsAlias() ? `card_${card}` : null }]
    }
    if (tag.type === 'table') {
      const table = tableTag(tag, this.#context)
      return [{ subquery: table.subquery, alias: wantsAlias() ? table.name : null }]
    }
    return this.#variable(tag, quote, place, optional)
  }

  #variable(tag: TemplateTag, quote: Quote | null, place: SqlPlace, optional: boolean): Pieces {
    const values = tagValue(tag, this.#context.parameters)
    if (tag.type === 'dimension') {
      const filter = fieldFilterSql(tag, values, place, this.#context)
      return filter ? [filter] : optional ? null : [sql`1 = 1`]
    }
    const value = values[0]
    if (value === undefined && optional) return null
    if (tag.type === 'temporal-unit') return [temporalUnitSql(tag, value, place, this.#context)]
    if (value === undefined) throw missingValue(tag)
    return [variableSql(tag, value.value, quote, this.#context)]
  }

  #snippet(tag: TemplateTag | undefined, given: string, scope: Scope, place: SqlPlace, optional: boolean): Pieces {
    const { metadata, dialect } = this.#context
    const id = tag?.['snippet-id']
    const named = tag?.['snippet-name'] ?? given
    const snippet = (id === undefined ? undefined : metadata.snippet(id)) ?? metadata.snippetByName(named)
    if (!snippet) return this.#refuse(said('Snippet "{name}" does not exist.', { name: named }))
    if (scope.snippets.includes(snippet.name))
      this.#refuse(said('Snippet "{name}" contains itself.', { name: snippet.name }))
    if (scope.snippets.length >= MAX_SNIPPETS) this.#refuse(said('Snippets are nested too deeply.'))
    const outer = place.selects()
    const key = JSON.stringify([snippet.id, optional, scope.quote, outer.map((select) => this.#numberOf(select))])
    const done = this.#done.get(key)
    if (done !== undefined) return done
    // A comment at the end must not swallow what follows the snippet.
    const endsLine = trimStatement(snippet.content, dialect.lexis).endsWith('\n')
    const text = endsLine ? `${snippet.content}\n` : snippet.content
    const read = tokenize(text, dialect.lexis)
    const pieces = this.#sequence(
      read.tokens,
      {
        tokens: read.tokens,
        outline: outlineSql(text, dialect.lexis),
        outer,
        isClosed: read.isClosed && scope.isClosed,
        tags: [...scope.tags, metadata.snippetTags(snippet.id)],
        snippets: [...scope.snippets, snippet.name],
        quote: scope.quote,
      },
      optional,
    )
    this.#done.set(key, pieces)
    return pieces
  }

  #numberOf(select: string): number {
    const known = this.#selects.get(select)
    if (known !== undefined) return known
    this.#selects.set(select, this.#selects.size)
    return this.#selects.size - 1
  }

  #refuse(message: string | Said): never {
    throw new QueryError('invalid-query', message, { path: this.#stage.path })
  }
}

const SQL_TYPES: ReadonlySet<string> = new Set(['dimension', 'temporal-unit', 'card', 'table'])

/** Characters of the SQL that a piece brings along as it is; what it binds and builds is not counted. */
function lengthOf(piece: NativePiece): number {
  if (!('parts' in piece)) return 0
  return piece.parts.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : 0), 0)
}

/** What the query says of a tag, else what the snippet says. */
function findTag(name: string, { tags }: Scope): TemplateTag | undefined {
  return tags.find((known) => Object.hasOwn(known, name))?.[name]
}
