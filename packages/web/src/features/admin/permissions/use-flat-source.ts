/** The boards of rights on collections and on the application. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { collectionTreeOptions, type CollectionNode } from '../../../api/collection.ts'
import {
  applicationGraphOptions,
  collectionGraphOptions,
  groupsOptions,
  saveApplicationGraph,
  saveCollectionGraph,
} from '../../../api/permissions.ts'
import { t } from '../../../i18n/t.ts'
import { flatChange, flatRights, type FlatState } from './model/flat.ts'
import type { Place } from './model/types.ts'
import { applicationKinds, collectionKinds } from './model/levels.ts'
import type { Source } from './source.ts'

const PARTS = {
  collections: { least: 'none', graph: collectionGraphOptions, save: saveCollectionGraph },
  application: { least: 'no', graph: applicationGraphOptions, save: saveApplicationGraph },
} as const

/** Undefined while it loads. */
export function useFlatSource(id: 'collections' | 'application') {
  const client = useQueryClient()
  const { least, graph: graphOptions, save } = PARTS[id]
  const groups = useQuery(groupsOptions)
  const graph = useQuery(graphOptions)
  const tree = useQuery({ ...collectionTreeOptions, enabled: id === 'collections' })
  const all = [groups, graph, tree]
  const places = useMemo(
    () =>
      id === 'application' ? applicationPlaces() : tree.data === undefined ? undefined : collectionPlaces(tree.data),
    [id, tree.data],
  )
  const rights = useMemo(() => flatRights(least), [least])
  const source = useMemo((): Source<FlatState> | undefined => {
    if (!groups.data || !graph.data || places === undefined) return undefined
    return {
      id,
      corner: id === 'collections' ? t('Collections') : t('Permissions'),
      groups: groups.data,
      places,
      kinds: id === 'collections' ? collectionKinds() : applicationKinds(),
      rights,
      base: graph.data.groups,
      revision: graph.data.revision,
      levelsOf: (_state, _group, _place, kind) => kind.levels,
      save: ({ state, revision }, _draft, settings) => save({ revision, groups: flatChange(state, settings, least) }),
      async reload() {
        const now = await client.fetchQuery({ ...graphOptions, staleTime: 0 })
        void client.invalidateQueries({ queryKey: ['permissions', 'explain'] })
        return { state: now.groups, revision: now.revision }
      },
    }
  }, [id, groups.data, graph.data, places, rights, client])
  return {
    source,
    error: all.find(({ error }) => error !== null)?.error ?? null,
    retry: () => void Promise.all(all.filter(({ error }) => error !== null).map(({ refetch }) => refetch())),
  }
}

function collectionPlaces(nodes: readonly CollectionNode[]): Place[] {
  const places: Place[] = [
    {
      id: 'root',
      label: t('Our analytics'),
      icon: 'home',
      parent: null,
      object: { type: 'collection', id: 'root' },
    },
  ]
  const visit = (list: readonly CollectionNode[], parent: string): void => {
    for (const { id, name, children, personal_owner_id: owner, type } of list) {
      if (typeof id !== 'number' || typeof owner === 'number' || type === 'trash') continue
      places.push({ id: String(id), label: name, icon: 'collection', parent, object: { type: 'collection', id } })
      visit(children, String(id))
    }
  }
  visit(nodes, 'root')
  return places
}

function applicationPlaces(): Place[] {
  const place = (id: string, label: string, icon: Place['icon']): Place => ({
    id,
    label,
    icon,
    parent: null,
    object: null,
  })
  return [
    place('setting', t('Admin settings'), 'settings'),
    place('monitoring', t('Tools and logs'), 'activity'),
    place('subscription', t('Subscriptions and alerts'), 'bell'),
    place('upload', t('Uploading files'), 'upload'),
  ]
}
