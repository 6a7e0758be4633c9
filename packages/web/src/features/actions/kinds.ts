/** The kinds of actions that can be made for a model; another one is one more entry. */
import type { NewAction } from '../../api/action.ts'
import type { Card } from '../../api/card.ts'
import { t } from '../../i18n/t.ts'
import type { ActionKind } from '../../models/action/index.ts'
import { isMap } from '../../models/question/index.ts'
import type { IconName } from '../../ui/Icon/Icon.tsx'

interface KindChoice {
  readonly kind: ActionKind
  readonly icon: IconName
  name(): string
  description(): string
  /** Whether the model can have one. */
  fits(model: Card, rights: Rights): boolean
  /** What is made at once; null where it begins in the editor. */
  make(model: Card): NewAction | null
}

interface Rights {
  /** May write SQL in the model's database. */
  writesSql: boolean
}

const onRows = (
  kind: Exclude<ActionKind, 'query' | 'http'>,
  icon: IconName,
  words: Pick<KindChoice, 'name' | 'description'>,
): KindChoice => ({
  kind,
  icon,
  ...words,
  fits: showsWholeTable,
  make: ({ id }) => ({ name: words.name(), model_id: id, type: 'implicit', kind }),
})

export const KINDS: readonly KindChoice[] = [
  onRows('row/create', 'plus', {
    name: () => t('Add a row'),
    description: () => t('A form with the columns of the table'),
  }),
  onRows('row/update', 'pencil', {
    name: () => t('Change a row'),
    description: () => t('The same form, filled in with a row'),
  }),
  onRows('row/delete', 'trash', { name: () => t('Delete a row'), description: () => t('One row, by its key') }),
  {
    kind: 'query',
    icon: 'sql',
    name: () => t('Run SQL'),
    description: () => t('Your own statement, with variables'),
    fits: (_model, { writesSql }) => writesSql,
    make: () => null,
  },
  {
    kind: 'http',
    icon: 'globe',
    name: () => t('Send a request'),
    description: () => t('To another service, with variables'),
    fits: () => true,
    make: () => null,
  },
]

export const iconOfAction = (kind: ActionKind | null): IconName =>
  KINDS.find((choice) => choice.kind === kind)?.icon ?? 'action'

/** Rows are written of models that show all of one table, which has one key. */
export function showsWholeTable({ dataset_query, result_metadata }: Card): boolean {
  const { query } = dataset_query
  const stages: readonly unknown[] = Array.isArray(dataset_query['stages']) ? dataset_query['stages'] : []
  const [only, more] = query === undefined ? stages : [query]
  if (more !== undefined || !isMap(only)) return false
  const said = Object.keys(only).filter((key) => !key.startsWith('lib/'))
  const keys = (result_metadata ?? []).filter(({ semantic_type }) => semantic_type === 'type/PK')
  return said.length === 1 && typeof only['source-table'] === 'number' && keys.length === 1
}
