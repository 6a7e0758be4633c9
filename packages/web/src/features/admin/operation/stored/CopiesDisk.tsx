import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { putSetting, settingsOptions } from '../../../../api/setting.ts'
import { sizeText } from '../../../../i18n/amounts.ts'
import { t } from '../../../../i18n/t.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { FormDialog } from '../../../../ui/Dialog/FormDialog.tsx'
import { NumberInput } from '../../../../ui/Form/index.ts'
import styles from './stored.module.css'

const KEY = 'copies-disk-limit-mb'

/** What copies take of the disk, and may take. @param disk In bytes. */
export function CopiesDisk({ disk }: { disk: { used: number; limit: number } }) {
  const { data: settings } = useQuery(settingsOptions)
  const [isEdited, setEdited] = useState(false)
  const setting = settings?.find(({ key }) => key === KEY)
  return (
    <div className={styles.schedule}>
      <p>
        {t('{used} of {limit} on the disk used', { used: sizeText(disk.used), limit: sizeText(disk.limit) })}
        {setting?.is_env_setting === true && (
          <span className={styles.note}>{t('Set by the environment variable {name}', { name: setting.env_name })}</span>
        )}
      </p>
      {setting?.is_env_setting === false && (
        <Button isSmall icon="pencil" onPress={() => setEdited(true)}>
          {t('Change the limit')}
        </Button>
      )}
      {isEdited && (
        <LimitDialog
          start={typeof setting?.value === 'number' ? setting.value : null}
          onClose={() => setEdited(false)}
        />
      )}
    </div>
  )
}

function LimitDialog({ start, onClose }: { start: number | null; onClose(): void }) {
  const client = useQueryClient()
  const [limit, setLimit] = useState(start)
  const save = useMutation({
    mutationFn: () => putSetting(KEY, limit),
    onSuccess: async () => {
      await Promise.all([['setting'], ['stored models']].map((queryKey) => client.invalidateQueries({ queryKey })))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('How much of the disk copies may take')}
      action={t('Save')}
      isPending={save.isPending}
      problem={save.error?.message}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <NumberInput
        label={t('Most disk space')}
        help={t('Without a limit, 10 GB or a fifth of what is free, whichever is less. 1 GB always stays free.')}
        suffix="MB"
        minValue={0}
        isLive
        isOptional
        value={limit}
        onChange={setLimit}
      />
    </FormDialog>
  )
}
