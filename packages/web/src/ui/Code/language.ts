/** Dialects of SQL and their colors. */
import { lookup } from '@querent/contract/lookup/index.ts'
import { MariaSQL, MySQL, PostgreSQL, sql, SQLite, StandardSQL, type SQLDialect } from '@codemirror/lang-sql'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import {
  Decoration,
  MatchDecorator,
  ViewPlugin,
  type DecorationSet,
  type EditorView,
  type ViewUpdate,
} from '@codemirror/view'
import { tags } from '@lezer/highlight'

const DIALECTS: Readonly<Record<string, SQLDialect>> = lookup({
  postgres: PostgreSQL,
  redshift: PostgreSQL,
  cockroachdb: PostgreSQL,
  duckdb: PostgreSQL,
  mysql: MySQL,
  tidb: MySQL,
  mariadb: MariaSQL,
  sqlite: SQLite,
})

const COLORS = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--accent)', fontWeight: '520' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
  { tag: [tags.lineComment, tags.blockComment], color: 'var(--text-3)', fontStyle: 'italic' },
  { tag: tags.typeName, color: 'var(--code-number)' },
])

/** @param engine as databases name theirs; others read standard SQL. */
export function dialectOf(engine: string): SQLDialect {
  return DIALECTS[engine] ?? StandardSQL
}

/** How the SQL of an engine is read and colored, with the tags in it. */
export function language(engine: string): Extension {
  return [sql({ dialect: dialectOf(engine), upperCaseKeywords: false }), syntaxHighlighting(COLORS), TAGS]
}

const marker = new MatchDecorator({
  regexp: /\{\{[^{}\n]*\}\}|\[\[|\]\]/g,
  decoration: Decoration.mark({ class: 'cm-tag' }),
})
const TAGS = ViewPlugin.fromClass(
  class {
    tags: DecorationSet
    constructor(view: EditorView) {
      this.tags = marker.createDeco(view)
    }
    update(update: ViewUpdate): void {
      this.tags = marker.updateDeco(update, this.tags)
    }
  },
  { decorations: ({ tags }) => tags },
)
