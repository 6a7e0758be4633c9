import { useState } from 'react'
import type { Dashboard } from '../../../api/dashboard.ts'
import { locale, t } from '../../../i18n/t.ts'
import { urls } from '../../../lib/urls.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Switch } from '../../../ui/Choice/index.ts'
import { Form, FormRow, TextArea } from '../../../ui/Form/index.ts'
import { Link } from '../../../ui/Link/Link.tsx'
import { Sheet } from '../../../ui/Sheet/Sheet.tsx'
import type { DashboardChanges } from './use-dashboard-changes.ts'
import styles from './page.module.css'

interface InfoSheetProps {
  dashboard: Dashboard
  changes: DashboardChanges
  isOpen: boolean
  onOpenChange(isOpen: boolean): void
}

/** What a dashboard is for, who made it, and where it lies. */
export function InfoSheet({ dashboard, changes, isOpen, onOpenChange }: InfoSheetProps) {
  const { description, can_write, creator, created_at, collection, collection_id, auto_apply_filters } = dashboard
  const edit = dashboard['last-edit-info']
  const [text, setText] = useState(description ?? '')
  const isChanged = text.trim() !== (description ?? '')
  const date = (at: string) => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(new Date(at))
  return (
    <Sheet title={t('About this dashboard')} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className={styles.info}>
        {can_write ? (
          <Form onSubmit={() => void changes.set({ description: text.trim() === '' ? null : text.trim() })}>
            <TextArea label={t('Description')} value={text} onChange={setText} placeholder={t('What it is for')} />
            {isChanged && (
              <FormRow isEnd>
                <Button onPress={() => setText(description ?? '')}>{t('Cancel')}</Button>
                <Button type="submit" variant="primary">
                  {t('Save')}
                </Button>
              </FormRow>
            )}
          </Form>
        ) : (
          description !== null && <p className={styles.words}>{description}</p>
        )}
        <dl className={styles.facts}>
          {creator !== undefined && (
            <div>
              <dt>{t('Made by')}</dt>
              <dd>{t('{name}, {date}', { name: creator.common_name, date: date(created_at) })}</dd>
            </div>
          )}
          {edit !== undefined && (
            <div>
              <dt>{t('Last edited by')}</dt>
              <dd>
                {t('{name}, {date}', {
                  name: [edit.first_name, edit.last_name].filter(Boolean).join(' '),
                  date: date(edit.timestamp),
                })}
              </dd>
            </div>
          )}
          <div>
            <dt>{t('Lies in')}</dt>
            <dd>
              <Link href={urls.collection({ id: collection_id ?? 'root', name: collection?.name ?? null })}>
                {collection?.name ?? t('Our analytics')}
              </Link>
            </dd>
          </div>
        </dl>
        {can_write && (
          <Switch
            isSelected={auto_apply_filters}
            onChange={(isOn) => void changes.set({ auto_apply_filters: isOn })}
            help={t('Otherwise cards wait until somebody presses Apply.')}
          >
            {t('Apply filters at once')}
          </Switch>
        )}
      </div>
    </Sheet>
  )
}
