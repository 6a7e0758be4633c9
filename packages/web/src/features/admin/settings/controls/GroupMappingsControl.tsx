import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { groupChoicesOptions } from '../../../../api/setting.ts'
import { t } from '../../../../i18n/t.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { IconButton } from '../../../../ui/Button/IconButton.tsx'
import { Field, TextInput } from '../../../../ui/Form/index.ts'
import { PickerButton } from '../../../../ui/Picker/index.ts'
import type { ControlProps } from './types.ts'
import styles from '../settings.module.css'

type Mappings = Readonly<Record<string, readonly number[]>>

/** Groups here by the name of a group there. */
export function GroupMappingsControl({ setting, value, error, isDisabled, onSave }: ControlProps) {
  const { data: groups = [] } = useQuery(groupChoicesOptions)
  const [name, setName] = useState('')
  const mappings = (typeof value === 'object' && value !== null ? value : {}) as Mappings
  const options = groups.map(({ id, name: label }) => ({ id: String(id), label }))
  const trimmed = name.trim()
  const add = () => {
    if (trimmed === '' || trimmed in mappings) return
    onSave({ ...mappings, [trimmed]: [] })
    setName('')
  }
  return (
    <Field label={setting.label} help={setting.help} {...(error !== undefined && { error })}>
      <div className={styles.mappings}>
        {Object.entries(mappings).map(([there, ids]) => (
          <div key={there} className={styles.mapping}>
            <code className={styles.code}>{there}</code>
            <PickerButton
              isMulti
              label={t('Groups for {name}', { name: there })}
              placeholder={t('Choose groups')}
              options={options}
              isDisabled={isDisabled}
              value={ids.map(String)}
              onChange={(chosen) => onSave({ ...mappings, [there]: chosen.map(Number) })}
            />
            <IconButton
              icon="close"
              label={t('Remove {name}', { name: there })}
              isDisabled={isDisabled}
              onPress={() => onSave(Object.fromEntries(Object.entries(mappings).filter(([other]) => other !== there)))}
            />
          </div>
        ))}
        <div className={styles.mapping}>
          <TextInput
            aria-label={t('External group name')}
            placeholder={t('External group name')}
            isMono
            isDisabled={isDisabled}
            value={name}
            onChange={setName}
            onKeyDown={(event) => event.key === 'Enter' && add()}
          />
          <Button icon="plus" isDisabled={isDisabled || trimmed === ''} onPress={add}>
            {t('Add')}
          </Button>
        </div>
      </div>
    </Field>
  )
}
