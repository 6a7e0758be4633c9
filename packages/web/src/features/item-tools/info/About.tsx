import { useState, type ReactNode } from 'react'
import { collectionName } from '../../../i18n/collection-name.ts'
import { t } from '../../../i18n/t.ts'
import { day } from '../../../i18n/when.ts'
import { urls } from '../../../lib/urls.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { CopyField } from '../../../ui/CopyField/CopyField.tsx'
import { Form, FormRow, TextArea } from '../../../ui/Form/index.ts'
import { Link } from '../../../ui/Link/Link.tsx'
import type { InfoSubject } from './InfoTools.tsx'
import { UsedBy } from './UsedBy.tsx'
import { useDescription } from './use-description.ts'
import styles from './info.module.css'

interface AboutProps {
  subject: InfoSubject
  etag: string | null
  children: ReactNode
}

/** What a thing is for, who made it, where it lies, and what would miss it. */
export function About({ subject, etag, children }: AboutProps) {
  const { kind, thing } = subject
  const { description, can_write, created_at, collection, collection_id, entity_id } = thing
  const creator = kind === 'card' ? thing.creator : undefined
  const edit = thing['last-edit-info']
  const [text, setText] = useState(description ?? '')
  const save = useDescription(subject, etag)
  const isChanged = text.trim() !== (description ?? '')
  return (
    <div className={styles.about}>
      {can_write ? (
        <Form onSubmit={() => save.mutate(text.trim() === '' ? null : text.trim())}>
          <TextArea label={t('Description')} value={text} onChange={setText} placeholder={t('Purpose')} />
          {isChanged && (
            <FormRow isEnd>
              <Button onPress={() => setText(description ?? '')}>{t('Cancel')}</Button>
              <Button type="submit" variant="primary" isPending={save.isPending}>
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
            <dt>{t('Created by')}</dt>
            <dd>{t('{name}, {date}', { name: creator.common_name, date: day(created_at) })}</dd>
          </div>
        )}
        {edit !== undefined && (
          <div>
            <dt>{t('Last edited by')}</dt>
            <dd>
              {t('{name}, {date}', {
                name: [edit.first_name, edit.last_name].filter(Boolean).join(' '),
                date: day(edit.timestamp),
              })}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('Saved in')}</dt>
          <dd>
            <Link href={urls.collection({ id: collection_id ?? 'root', name: collection?.name ?? null })}>
              {collectionName(collection) || t('Our analytics')}
            </Link>
          </dd>
        </div>
        <div>
          <dt>{t('Number')}</dt>
          <dd>{thing.id}</dd>
        </div>
      </dl>
      {children}
      {kind === 'card' && <UsedBy card={thing} />}
      {entity_id !== undefined && <CopyField label={t('Entity ID')} value={entity_id} />}
    </div>
  )
}
