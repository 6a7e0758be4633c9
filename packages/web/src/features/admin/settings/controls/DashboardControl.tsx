import { useQuery, useQueryClient } from '@tanstack/react-query'
import { searchOptions } from '../../../../api/search.ts'
import { dashboardOptions } from '../../../../api/dashboard.ts'
import { Field } from '../../../../ui/Form/index.ts'
import { PickerButton, type PickerOption } from '../../../../ui/Picker/index.ts'
import { collectionName } from '../../../../i18n/collection-name.ts'
import type { ControlProps } from './types.ts'

/** One of all dashboards. */
export function DashboardControl({ setting, value, error, isDisabled, onSave }: ControlProps) {
  const client = useQueryClient()
  const id = typeof value === 'number' ? value : undefined
  const { data } = useQuery({ ...dashboardOptions(id ?? 0), enabled: id !== undefined })
  const known = id === undefined || data === undefined ? [] : [{ id: String(id), label: data.value.name }]

  async function search(text: string): Promise<PickerOption[]> {
    const page = await client.fetchQuery(searchOptions({ q: text, models: ['dashboard'], limit: 50 }))
    return page.data.map((item) => ({
      id: String(item.id),
      label: item.name,
      ...(item.collection?.name && { description: collectionName(item.collection) }),
    }))
  }

  return (
    <Field label={setting.label} help={setting.help} {...(error !== undefined && { error })}>
      <div>
        <PickerButton
          isWide
          label={setting.label}
          search={search}
          known={known}
          isDisabled={isDisabled}
          value={id === undefined ? null : String(id)}
          onChange={(next) => Number(next) !== id && onSave(Number(next))}
        />
      </div>
    </Field>
  )
}
