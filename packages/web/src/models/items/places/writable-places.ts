import type { CollectionNode } from '../../../api/collection.ts'
import { t } from '../../../i18n/t.ts'

/** Collections that something can be saved in, each by its path; `root` is the one that all lie in. */
export function writablePlaces(tree: readonly CollectionNode[]): { id: string; label: string }[] {
  return [{ id: 'root', label: t('Our analytics') }, ...below(tree)]
}

function below(nodes: readonly CollectionNode[], before = ''): { id: string; label: string }[] {
  return nodes.flatMap(({ id, name, can_write, children }) => {
    const label = before === '' ? name : `${before} / ${name}`
    return [...(can_write ? [{ id: String(id), label }] : []), ...below(children, label)]
  })
}
