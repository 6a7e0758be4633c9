/** The values of settings, and how they are changed. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { propertiesOptions } from '../../../api/session.ts'
import { putLdapSettings, putSetting, settingsOptions, type SettingDefinition } from '../../../api/setting.ts'
import { t } from '../../../i18n/t.ts'
import { toast } from '../../../ui/Toast/index.ts'
import { byKey, lockOf, reasonOf, valueOf } from './model.ts'

/** Writes one value: a directory that is on is asked with it first. */
const write = (key: string, value: unknown) =>
  key.startsWith('ldap-') ? putLdapSettings({ [key]: value }) : putSetting(key, value)

export type Settings = ReturnType<typeof useSettings>

export function useSettings() {
  const client = useQueryClient()
  const { data: list, error, refetch, isFetching } = useQuery(settingsOptions)
  const { data: properties = {} } = useQuery(propertiesOptions)
  const definitions = useMemo(() => byKey(list ?? []), [list])

  /** Reads anew what the server says of all settings. */
  async function refresh(): Promise<void> {
    await Promise.all([
      client.invalidateQueries({ queryKey: settingsOptions.queryKey }),
      client.invalidateQueries({ queryKey: propertiesOptions.queryKey }),
    ])
  }

  /** Seen at once; what the server does not take is taken back. Gives why not, or undefined. */
  async function change(key: string, value: unknown): Promise<string | undefined> {
    const before = client.getQueryData(settingsOptions.queryKey)
    const edit = (definition: SettingDefinition) => (definition.key === key ? { ...definition, value } : definition)
    client.setQueryData(settingsOptions.queryKey, (old) => old?.map(edit))
    try {
      await write(key, value)
      await refresh()
      return undefined
    } catch (failed) {
      client.setQueryData(settingsOptions.queryKey, before)
      return reasonOf(key, failed)
    }
  }

  /** Keeps a value, with Undo. Gives why not, or undefined. @param isSecret It cannot be brought back. */
  async function save(key: string, label: string, value: unknown, isSecret = false): Promise<string | undefined> {
    const before = definitions.get(key)?.value ?? null
    const reason = await change(key, value)
    if (reason !== undefined) return reason
    async function undo(): Promise<void> {
      const failed = await change(key, before)
      if (failed !== undefined) toast({ text: failed, tone: 'bad' })
    }
    toast({
      text: t('Saved: {label}', { label }),
      ...(!isSecret && { action: { label: t('Undo'), run: () => void undo() } }),
    })
    return undefined
  }

  return {
    isReady: list !== undefined,
    error,
    retry: () => void refetch(),
    isRetrying: isFetching,
    definitions,
    properties,
    read: (key: string) => valueOf(key, definitions, properties),
    /** Whether this server has the setting at all. */
    has: (key: string) => definitions.has(key),
    lockOf: (key: string) => lockOf(key, definitions),
    save,
    refresh,
  }
}
