/** How changes are worded that cards and dashboards have in common (contract: revisions, section 3). */

/** @param nameOf Name of a collection; null is the root. */
export function placedPhrase(
  nameOf: (collectionId: number | null) => string,
): (key: string, before: unknown, after: unknown) => string | undefined {
  return (key, before, after) => {
    switch (key) {
      case 'name':
        return `renamed {it} from "${String(before)}" to "${String(after)}"`
      case 'description':
        return `${verbOf(before, after)} the description`
      case 'archived':
        return after === true ? 'trashed {it}' : 'untrashed {it}'
      case 'collection_id':
        return `moved {it} from ${nameOf(idOf(before))} to ${nameOf(idOf(after))}`
      case 'collection_position':
        return 'changed the pin position'
      case 'enable_embedding':
        return after === true ? 'enabled embedding' : 'disabled embedding'
      case 'embedding_params':
        return 'changed the embedding parameters'
      case 'parameters':
        return 'changed the filters'
      case 'cache_ttl':
        return `${verbOf(before, after)} the cache duration`
      default:
        return undefined
    }
  }
}

function idOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

/** What was done to a value that can be empty. */
export function verbOf(before: unknown, after: unknown): 'added' | 'removed' | 'changed' {
  if (before === null) return 'added'
  return after === null ? 'removed' : 'changed'
}
