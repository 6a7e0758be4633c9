import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { scheduleOptions } from '../../../../api/notification.ts'
import { settingsOptions } from '../../../../api/setting.ts'
import { setRefreshSchedule } from '../../../../api/stored-models.ts'
import { t } from '../../../../i18n/t.ts'
import { moment } from '../../../../i18n/when.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { FormDialog } from '../../../../ui/Dialog/FormDialog.tsx'
import { scheduleText } from '../model.ts'
import { ScheduleFields } from '../parts/ScheduleFields.tsx'
import styles from './stored.module.css'

const KEY = 'persisted-model-refresh-cron-schedule'

/** When all stored models are refreshed, in words, and the next times. */
export function RefreshSchedule() {
  const { data: settings } = useQuery(settingsOptions)
  const [isEdited, setEdited] = useState(false)
  const setting = settings?.find(({ key }) => key === KEY)
  const cron = String(setting?.value ?? setting?.default ?? '')
  const { data } = useQuery({ ...scheduleOptions(cron), enabled: cron !== '' })
  if (setting === undefined) return null
  return (
    <div className={styles.schedule}>
      <p>
        {t('Refreshed {schedule}', { schedule: scheduleText(cron) })}
        {data !== undefined && data.next.length > 0 && (
          <span className={styles.note}>
            {t('Next: {times}', { times: data.next.map((at) => moment(at)).join(' · ') })}
          </span>
        )}
      </p>
      {setting.is_env_setting ? (
        <span className={styles.note}>{t('Set by the environment variable {name}', { name: setting.env_name })}</span>
      ) : (
        <Button isSmall icon="clock" onPress={() => setEdited(true)}>
          {t('Change the schedule')}
        </Button>
      )}
      {isEdited && <ScheduleDialog start={cron} onClose={() => setEdited(false)} />}
    </div>
  )
}

function ScheduleDialog({ start, onClose }: { start: string; onClose(): void }) {
  const client = useQueryClient()
  const [cron, setCron] = useState(start)
  const save = useMutation({
    mutationFn: () => setRefreshSchedule(cron),
    onSuccess: async () => {
      await Promise.all([['setting'], ['stored models']].map((queryKey) => client.invalidateQueries({ queryKey })))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('When stored models are refreshed')}
      action={t('Save')}
      isPending={save.isPending}
      problem={save.error?.message}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <ScheduleFields cron={cron} onChange={setCron} />
    </FormDialog>
  )
}
