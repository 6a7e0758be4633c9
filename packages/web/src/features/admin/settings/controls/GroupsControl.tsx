import { useQuery } from '@tanstack/react-query'
import { groupChoicesOptions } from '../../../../api/setting.ts'
import { t } from '../../../../i18n/t.ts'
import { Field } from '../../../../ui/Form/index.ts'
import { PickerButton } from '../../../../ui/Picker/index.ts'
import type { ControlProps } from './types.ts'

/** Some of the groups. */
export function GroupsControl({ setting, value, error, isDisabled, onSave }: ControlProps) {
  const { data: groups = [] } = useQuery(groupChoicesOptions)
  const chosen = Array.isArray(value) ? value.map(String) : []
  return (
    <Field label={setting.label} help={setting.help} {...(error !== undefined && { error })}>
      <div>
        <PickerButton
          isWide
          isMulti
          label={setting.label}
          placeholder={t('None')}
          options={groups.map(({ id, name }) => ({ id: String(id), label: name }))}
          isDisabled={isDisabled}
          value={chosen}
          onChange={(ids) => onSave(ids.map(Number))}
        />
      </div>
    </Field>
  )
}
