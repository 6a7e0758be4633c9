import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiKeysOptions, deleteKey, type ApiKey } from '../../../../api/api-key.ts'
import { groupsOptions } from '../../../../api/group.ts'
import { t } from '../../../../i18n/t.ts'
import { Button } from '../../../../ui/Button/Button.tsx'
import { ConfirmDialog } from '../../../../ui/Dialog/ConfirmDialog.tsx'
import { Empty } from '../../../../ui/Empty/Empty.tsx'
import { Page } from '../../../../ui/Page/Page.tsx'
import { Problem } from '../../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../../ui/Skeleton/Skeleton.tsx'
import { RowList } from '../../../../ui/RowList/RowList.tsx'
import { useChange } from '../use-change.ts'
import { KeyDialog } from './KeyDialog.tsx'
import { KeyRow } from './KeyRow.tsx'
import { RegenerateDialog } from './RegenerateDialog.tsx'
import { SecretDialog } from './SecretDialog.tsx'

/** Keys with which programs ask this server. */
export function KeysPage() {
  const keys = useQuery(apiKeysOptions)
  const { data: groups = [] } = useQuery(groupsOptions)
  const [edited, setEdited] = useState<ApiKey | 'new' | null>(null)
  const [asked, setAsked] = useState<{ key: ApiKey; about: 'regenerate' | 'delete' } | null>(null)
  const [secret, setSecret] = useState<{ name: string; text: string } | null>(null)
  const change = useChange()
  const name = asked?.key.name ?? ''

  const make = (
    <Button variant="primary" icon="plus" onPress={() => setEdited('new')}>
      {t('New API key')}
    </Button>
  )
  return (
    <Page
      title={t('API keys')}
      description={t('Scripts and other programs use a key instead of a password. It can do what its group can.')}
      actions={(keys.data?.length ?? 0) === 0 ? undefined : make}
    >
      {keys.error !== null && (
        <Problem title={t('The list could not be loaded')} onRetry={() => void keys.refetch()}>
          {keys.error.message}
        </Problem>
      )}
      {keys.isPending && <Skeleton height={160} radius="card" />}
      {keys.data?.length === 0 && <Empty icon="key" title={t('There are no API keys yet')} action={make} />}
      {keys.data !== undefined && keys.data.length > 0 && (
        <RowList>
          {keys.data.map((key) => (
            <KeyRow
              key={key.id}
              apiKey={key}
              onEdit={() => setEdited(key)}
              onAsk={(about) => setAsked({ key, about })}
            />
          ))}
        </RowList>
      )}
      {edited !== null && (
        <KeyDialog
          apiKey={edited === 'new' ? null : edited}
          groups={groups}
          onMade={(made) => setSecret({ name: made.name, text: made.unmasked_key })}
          onClose={() => setEdited(null)}
        />
      )}
      {asked?.about === 'regenerate' && (
        <RegenerateDialog
          apiKey={asked.key}
          onMade={(made) => setSecret({ name: made.name, text: made.unmasked_key })}
          onClose={() => setAsked(null)}
        />
      )}
      <ConfirmDialog
        title={t('Delete “{name}”?', { name })}
        action={t('Delete')}
        isDanger
        isOpen={asked?.about === 'delete'}
        onOpenChange={() => setAsked(null)}
        onConfirm={async () =>
          asked !== null &&
          (await change({ run: () => deleteKey(asked.key.id), done: t('“{name}” was deleted', { name }) }))
        }
      >
        {t('Programs that use this key lose access immediately. This cannot be undone.')}
      </ConfirmDialog>
      {secret !== null && <SecretDialog name={secret.name} secret={secret.text} onClose={() => setSecret(null)} />}
    </Page>
  )
}
