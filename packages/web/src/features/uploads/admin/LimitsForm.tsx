import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { putSettings, settingsOptions, type SettingDefinition } from '../../../api/setting.ts'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Form, NumberInput } from '../../../ui/Form/index.ts'
import { Link } from '../../../ui/Link/Link.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { toast } from '../../../ui/Toast/index.ts'
import styles from './admin.module.css'

const ALL = 'uploads-limit-mb'
const EACH = 'uploads-limit-per-person-mb'
const UNUSED = 'uploads-unused-days'

/** How much may be uploaded. */
export function LimitsForm({ settings }: { settings: readonly SettingDefinition[] }) {
  const client = useQueryClient()
  const [all, setAll] = useState(limitIn(settings, ALL))
  const [each, setEach] = useState(limitIn(settings, EACH))
  const [unused, setUnused] = useState(limitIn(settings, UNUSED))
  const saving = useMutation({
    mutationFn: () => putSettings({ [ALL]: all, [EACH]: each, [UNUSED]: unused }),
    onSuccess: async () => {
      toast(t('Saved'))
      await client.invalidateQueries({ queryKey: settingsOptions.queryKey })
    },
  })
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('Limits')}</h2>
      <Form onSubmit={() => saving.mutate()}>
        <div className={styles.pair}>
          <Limit label={t('All files together')} value={all} onChange={setAll} />
          <Limit label={t('Files of one person')} value={each} onChange={setEach} />
        </div>
        <Unused value={unused} onChange={setUnused} />
        <p>
          <Link href="/admin/permissions/application">{t('Who may upload files')}</Link>
        </p>
        {saving.error !== null && (
          <Problem isSmall title={t('It could not be saved')}>
            {saving.error.message}
          </Problem>
        )}
        <div className={styles.buttons}>
          <Button type="submit" isPending={saving.isPending}>
            {t('Save the limits')}
          </Button>
        </div>
      </Form>
    </section>
  )
}

interface LimitProps {
  label: string
  value: number | null
  onChange(value: number | null): void
}

function Limit(props: LimitProps) {
  return <NumberInput {...props} minValue={0} step={1} suffix="MB" placeholder={t('No limit')} isLive />
}

function Unused(props: Omit<LimitProps, 'label'>) {
  return (
    <NumberInput
      {...props}
      label={t('Delete uploads that nobody has used for')}
      help={t('Their owners get a mail 14 days before, and their questions and models go to the trash.')}
      minValue={1}
      step={1}
      suffix={t('days')}
      placeholder={t('Never')}
      isLive
    />
  )
}

/** A number of megabytes or days; null for none. */
function limitIn(settings: readonly SettingDefinition[], name: string): number | null {
  const value = settings.find(({ key }) => key === name)?.value
  return typeof value === 'number' ? value : null
}
