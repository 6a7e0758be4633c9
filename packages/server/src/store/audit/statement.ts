/** Reads what a statement writes, and makes the statements that read the rows that it writes. */
import {
  AndNode,
  ColumnNode,
  createQueryId,
  DeleteQueryNode,
  FromNode,
  InsertQueryNode,
  OperatorNode,
  BinaryOperationNode,
  OrNode,
  PrimitiveValueListNode,
  ReferenceNode,
  ReturningNode,
  SelectionNode,
  SelectQueryNode,
  TableNode,
  UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  WhereNode,
  type CompiledQuery,
  type OperationNode,
  type QueryCompiler,
  type RootOperationNode,
} from 'kysely'
import type { AuditRule } from './rule.ts'
import { AUDIT_RULES } from './rules.ts'

/** A statement that leaves entries. */
export type AuditedStatement = { table: string; rule: AuditRule } & (
  | { kind: 'insert'; node: InsertQueryNode; action: string }
  | { kind: 'update'; node: UpdateQueryNode; columns: readonly string[] }
  | { kind: 'delete'; node: DeleteQueryNode }
)

/** Undefined for what only reads, and for changes that are not recorded. */
export function auditedStatement(node: RootOperationNode): AuditedStatement | undefined {
  if (InsertQueryNode.is(node)) {
    const table = nameOf(node.into)
    const rule = ruleOf(table)
    return rule?.created === undefined ? undefined : { kind: 'insert', table, rule, node, action: rule.created }
  }
  if (UpdateQueryNode.is(node)) {
    const table = nameOf(node.table)
    const rule = ruleOf(table)
    if (rule?.updated === undefined) return undefined
    const silent = new Set(rule.silent)
    const columns = (node.updates ?? []).flatMap(({ column }) => columnName(column)).filter((name) => !silent.has(name))
    return columns.length === 0 ? undefined : { kind: 'update', table, rule, node, columns }
  }
  if (DeleteQueryNode.is(node)) {
    const table = nameOf(node.from.froms[0])
    const rule = ruleOf(table)
    return rule?.deleted === undefined ? undefined : { kind: 'delete', table, rule, node }
  }
  return undefined
}

function ruleOf(table: string): AuditRule | undefined {
  const rule = Object.hasOwn(AUDIT_RULES, table) ? AUDIT_RULES[table as keyof typeof AUDIT_RULES] : undefined
  return rule === undefined || 'because' in rule ? undefined : rule
}

function nameOf(node: OperationNode | undefined): string {
  return node !== undefined && TableNode.is(node) ? node.table.identifier.name : ''
}

function columnName(node: OperationNode): string[] {
  if (ColumnNode.is(node)) return [node.column.name]
  return ReferenceNode.is(node) && ColumnNode.is(node.column) ? [node.column.column.name] : []
}

/** Makes statements for one engine. */
export function statements(compiler: QueryCompiler) {
  const compile = (node: RootOperationNode): CompiledQuery => compiler.compileQuery(node, createQueryId())

  /** Columns of the rows that an update or delete is about to write. */
  function touched({ table, node }: AuditedStatement & { kind: 'update' | 'delete' }, columns?: readonly string[]) {
    const others = UpdateQueryNode.is(node) ? (node.from?.froms ?? []) : []
    return compile({
      ...select(table, columns, others),
      ...(node.where === undefined ? {} : { where: node.where }),
    })
  }

  /** Columns of the rows with these ids. */
  function byIds(table: string, columns: readonly string[], ids: readonly unknown[]) {
    const isOneOf = BinaryOperationNode.create(
      reference(table, 'id'),
      OperatorNode.create('in'),
      PrimitiveValueListNode.create(ids),
    )
    return compile({ ...select(table, columns), where: WhereNode.create(isOneOf) })
  }

  /** The rows that an insert is going to write over; undefined when it writes over none. */
  function overwritten({ table, rule, node }: AuditedStatement & { kind: 'insert' }) {
    const { key } = rule
    if (key === undefined || node.onConflict?.updates === undefined || node.values === undefined) return undefined
    if (!ValuesNode.is(node.values)) return undefined
    const places = key.map((name) => (node.columns ?? []).findIndex(({ column }) => column.name === name))
    const matches = node.values.values.map((row) => {
      const equal = places.map((place, index) =>
        BinaryOperationNode.create(reference(table, key[index]!), OperatorNode.create('='), valueAt(row, place)),
      )
      return equal.reduce<OperationNode>((left, right) => AndNode.create(left, right), ALWAYS)
    })
    const any = matches.reduce<OperationNode>((left, right) => OrNode.create(left, right), NEVER)
    return compile({ ...select(table), where: WhereNode.create(any) })
  }

  /** The same insert, which also gives the rows that it wrote. */
  function returningAll(node: InsertQueryNode) {
    return compile({ ...node, returning: ReturningNode.create([SelectionNode.createSelectAll()]) })
  }

  function insert(table: string, rows: readonly Readonly<Record<string, unknown>>[]) {
    const columns = Object.keys(rows[0] ?? {})
    return compile(
      InsertQueryNode.cloneWith(InsertQueryNode.create(TableNode.create(table)), {
        columns: columns.map((name) => ColumnNode.create(name)),
        values: ValuesNode.create(rows.map((row) => PrimitiveValueListNode.create(columns.map((name) => row[name])))),
      }),
    )
  }

  return { touched, byIds, overwritten, returningAll, insert }
}

const ALWAYS = comparison(1, 1)
const NEVER = comparison(1, 0)

function comparison(left: number, right: number): OperationNode {
  return BinaryOperationNode.create(
    ValueNode.createImmediate(left),
    OperatorNode.create('='),
    ValueNode.createImmediate(right),
  )
}

/** All columns when none are given. */
function select(table: string, columns?: readonly string[], others: readonly OperationNode[] = []): SelectQueryNode {
  return {
    kind: 'SelectQueryNode',
    from: FromNode.create([TableNode.create(table), ...others]),
    selections: columns?.map((name) => SelectionNode.create(reference(table, name))) ?? [
      SelectionNode.createSelectAll(),
    ],
  }
}

function reference(table: string, column: string): ReferenceNode {
  return ReferenceNode.create(ColumnNode.create(column), TableNode.create(table))
}

function valueAt(row: OperationNode, place: number): OperationNode {
  if (PrimitiveValueListNode.is(row)) return ValueNode.create(row.values[place])
  if (ValueListNode.is(row)) return row.values[place] ?? ValueNode.create(null)
  return ValueNode.create(null)
}
