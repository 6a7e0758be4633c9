/** The board of rights on databases and tables. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { databasesOptions, tablesOptions } from '../../../api/database.ts'
import { dataGraphOptions, groupsOptions, rowRulesOptions, saveDataGraph } from '../../../api/permissions.ts'
import { t } from '../../../i18n/t.ts'
import {
  dataChange,
  dataRights,
  placeOfDatabase,
  placeOfSchema,
  placeOfTable,
  readDataGraph,
  rulesOf,
  type DataPlace,
  type DataState,
} from './model/data.ts'
import type { Place } from './model/types.ts'
import { dataKinds } from './model/levels.ts'
import type { Source } from './source.ts'

/** Undefined while it loads. */
export function useDataSource(): { source: Source<DataState> | undefined; error: Error | null; retry(): void } {
  const client = useQueryClient()
  const groups = useQuery(groupsOptions)
  const graph = useQuery(dataGraphOptions)
  const databases = useQuery(databasesOptions)
  const tables = useQuery(tablesOptions)
  const rules = useQuery(rowRulesOptions)
  const all = [groups, graph, databases, tables, rules]

  const tree = useMemo(() => {
    if (databases.data === undefined || tables.data === undefined) return undefined
    const byDatabase = Map.groupBy(
      tables.data.filter(({ id }) => typeof id === 'number'),
      ({ db_id }) => db_id,
    )
    const known = new Map(
      databases.data.map(({ id }) => [
        id,
        (byDatabase.get(id) ?? []).map((table) => ({ id: Number(table.id), schema: table.schema ?? '' })),
      ]),
    )
    const places: Place[] = []
    const scopes = new Map<string, DataPlace>()
    for (const { id, name } of databases.data) {
      const own = byDatabase.get(id) ?? []
      const database = placeOfDatabase(id)
      places.push({ id: database, label: name, icon: 'database', parent: null, object: { type: 'database', id } })
      scopes.set(database, { database: id, tables: own.map((table) => Number(table.id)), isWhole: true })
      const schemas = Map.groupBy(own, ({ schema }) => schema ?? '')
      for (const [schema, inside] of [...schemas].toSorted(([one], [other]) => one.localeCompare(other))) {
        const parent = schemas.size > 1 ? placeOfSchema(id, schema) : database
        if (parent !== database) {
          places.push({ id: parent, label: schema || t('No schema'), icon: 'schema', parent: database, object: null })
          scopes.set(parent, { database: id, tables: inside.map((table) => Number(table.id)), isWhole: false })
        }
        for (const table of inside.toSorted((one, other) => one.display_name.localeCompare(other.display_name))) {
          const place = placeOfTable(Number(table.id))
          const object = { type: 'table' as const, id: Number(table.id) }
          places.push({ id: place, label: table.display_name, icon: 'table', parent, object })
          scopes.set(place, { database: id, tables: [Number(table.id)], isWhole: false })
        }
      }
    }
    return { known, places, scopes, rights: dataRights(scopes) }
  }, [databases.data, tables.data])

  const source = useMemo((): Source<DataState> | undefined => {
    if (!groups.data || !graph.data || !rules.data || tree === undefined) return undefined
    const { known, places, scopes, rights } = tree
    const ruleList = rules.data
    return {
      id: 'data',
      corner: t('Databases and tables'),
      groups: groups.data,
      places,
      kinds: dataKinds(),
      rights,
      base: readDataGraph(graph.data, known),
      revision: graph.data.revision,
      rules: ruleList,
      levelsOf(state, group, id, kind) {
        const place = scopes.get(id)
        if (place === undefined) return t('This no longer exists.')
        if (kind.id === 'view-data' && !place.isWhole) {
          const whole = rights.read(state, group, placeOfDatabase(place.database), kind.id)
          if (whole.level === 'impersonated') return t('A role for the whole database applies.')
        }
        const isTable = id.startsWith('table:')
        return kind.levels.filter(
          (level) =>
            level.isGiven !== true &&
            (place.isWhole || kind.wholeLevels?.includes(level.id) !== true) &&
            (level.id !== 'sandboxed' || isTable),
        )
      },
      save: ({ state, revision }, draft, settings) => {
        const sandboxes = rulesOf(settings, draft, scopes, ruleList)
        return saveDataGraph({
          revision,
          groups: dataChange(state, draft, known),
          ...(sandboxes.length > 0 && { sandboxes }),
        })
      },
      async reload() {
        const [now] = await Promise.all([
          client.fetchQuery({ ...dataGraphOptions, staleTime: 0 }),
          client.invalidateQueries({ queryKey: rowRulesOptions.queryKey }),
        ])
        void client.invalidateQueries({ queryKey: ['permissions', 'explain'] })
        return { state: readDataGraph(now, known), revision: now.revision }
      },
    }
  }, [groups.data, graph.data, rules.data, tree, client])
  return {
    source,
    error: all.find(({ error }) => error !== null)?.error ?? null,
    retry: () => void Promise.all(all.filter(({ error }) => error !== null).map(({ refetch }) => refetch())),
  }
}
