import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { factorsOptions, newRecoveryCodes, removeFactor, type Factor } from '../../../api/second-factor.ts'
import { currentUserOptions, propertiesOptions } from '../../../api/session.ts'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { RowList } from '../../../ui/RowList/RowList.tsx'
import { canAskPasskey, hasPasskeys } from '../../auth/index.ts'
import { proofKind } from '../model.ts'
import styles from '../account.module.css'
import { AddFactor } from './AddFactor.tsx'
import { FactorRow } from './FactorRow.tsx'
import { ProofDialog } from './ProofDialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** The own second factors, and the codes for when they are lost. */
export function Factors() {
  const client = useQueryClient()
  const found = useQuery(factorsOptions)
  const { data: me } = useQuery(currentUserOptions)
  const { data: properties } = useQuery(propertiesOptions)
  const [adding, setAdding] = useState<'totp' | 'passkey' | null>(null)
  const [removing, setRemoving] = useState<Factor | null>(null)
  const [isRenewing, setRenewing] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (found.error !== null) {
    return (
      <Problem isSmall title={t('Your second factors could not be loaded')} onRetry={() => void found.refetch()}>
        {found.error.message}
      </Problem>
    )
  }
  if (found.data === undefined || me === undefined) return <Skeleton height={104} radius="card" />
  const { factors, recovery_codes_left: left, is_required: isRequired } = found.data
  const proof = proofKind(me.sso_source, factors)
  function added(): void {
    setAdding(null)
    void client.invalidateQueries({ queryKey: ['user', 'current'] })
  }
  return (
    <>
      {factors.length > 0 && (
        <RowList>
          {factors.map((factor) => (
            <FactorRow key={factor.id} factor={factor} onRemove={() => setRemoving(factor)} />
          ))}
        </RowList>
      )}
      <div className={styles.buttons}>
        <Button icon="qr" onPress={() => setAdding('totp')}>
          {t('Add an authenticator app')}
        </Button>
        {canAskPasskey() && hasPasskeys(properties?.['site-url'], window.location.host) && (
          <Button icon="key" onPress={() => setAdding('passkey')}>
            {t('Add a passkey')}
          </Button>
        )}
        {factors.length > 0 && (
          <Button icon="refresh" onPress={() => setRenewing(true)}>
            {t('New recovery codes')}
          </Button>
        )}
      </div>
      {factors.length > 0 && (
        <p className={styles.text}>
          {t(
            '{n, plural, =0 {No recovery code is left} one {One recovery code is left} other {# recovery codes are left}}.',
            {
              n: left,
            },
          )}{' '}
          {isRequired && t('One of your groups requires a second factor.')}
        </p>
      )}
      <Dialog
        title={adding === 'passkey' ? t('Add a passkey') : t('Add an authenticator app')}
        size="small"
        isOpen={adding !== null}
        onOpenChange={() => added()}
      >
        {adding !== null && <AddFactor kind={adding} proof={proof} onDone={added} />}
      </Dialog>
      {removing !== null && (
        <ProofDialog
          title={t('Remove “{name}”?', { name: removing.name })}
          action={t('Remove')}
          proof={proof}
          run={(given) => removeFactor(removing.id, given)}
          onClose={() => setRemoving(null)}
        >
          {factors.length === 1
            ? t(
                'This is your only second factor. Without it, you sign in with just a password, and your recovery codes stop working.',
              )
            : t('It can no longer be used to sign in.')}
        </ProofDialog>
      )}
      {isRenewing && (
        <ProofDialog
          title={t('New recovery codes')}
          action={t('Create new codes')}
          proof={proof}
          run={async (given) => setCodes((await newRecoveryCodes(given)).recovery_codes)}
          onClose={() => setRenewing(false)}
        >
          {t('Your previous codes no longer work.')}
        </ProofDialog>
      )}
      <Dialog title={t('Recovery codes')} size="small" isOpen={codes !== null} onOpenChange={() => setCodes(null)}>
        {codes !== null && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      </Dialog>
    </>
  )
}
