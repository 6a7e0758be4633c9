import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  addPasskey,
  beginPasskey,
  beginTotp,
  confirmTotp,
  type NewFactor,
  type Proof,
} from '../../../api/second-factor.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { CopyField } from '../../../ui/CopyField/CopyField.tsx'
import { Form, TextInput } from '../../../ui/Form/index.ts'
import { makePasskey, Refused } from '../../auth/index.ts'
import { grouped, type ProofKind } from '../model.ts'
import styles from '../account.module.css'
import { ProofField } from './ProofField.tsx'
import { QrCode } from '../../../ui/QrCode/QrCode.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

interface AddFactorProps {
  kind: 'totp' | 'passkey'
  proof: ProofKind | null
  /** After recovery codes, when there are some, were seen. */
  onDone(): void
}

/** Sets up a second factor, step by step: the owner's proof, the factor itself, recovery codes with the first one. */
export function AddFactor({ kind, proof, onDone }: AddFactorProps) {
  const client = useQueryClient()
  const [codes, setCodes] = useState<readonly string[]>()

  async function finish({ recovery_codes: made }: NewFactor): Promise<void> {
    if (made === undefined) onDone()
    else setCodes(made)
    await client.invalidateQueries({ queryKey: ['second-factor'] })
  }

  const beginning = useMutation({
    mutationFn: (given: { name: string; proof: Proof }) => beginTotp(given.name, given.proof),
  })
  const confirming = useMutation({
    mutationFn: (code: string) => confirmTotp(beginning.data?.id ?? 0, code),
    onSuccess: finish,
  })
  const adding = useMutation({
    mutationFn: async (given: { name: string; proof: Proof }) =>
      await addPasskey(given.name, await makePasskey(await beginPasskey(given.proof))),
    onSuccess: finish,
  })

  if (codes !== undefined) return <RecoveryCodes codes={codes} onDone={onDone} />

  if (beginning.data !== undefined) {
    const { secret, uri } = beginning.data
    const { fields, general } = refusalOf(confirming.error, ['totp_code'])
    return (
      <div className={styles.parts}>
        <p className={styles.text}>{t('Scan this with your authenticator app, then type the code that it shows.')}</p>
        <QrCode text={uri} label={t('QR code for the authenticator app')} />
        <CopyField label={t('Or type this key into the app')} value={grouped(secret)} />
        <Refused reason={general} />
        <Form
          errors={fields}
          onSubmit={(event) =>
            confirming.mutate(String(new FormData(event.currentTarget).get('totp_code') ?? '').trim())
          }
        >
          <TextInput
            label={t('Code from the app')}
            name="totp_code"
            autoComplete="one-time-code"
            inputMode="numeric"
            isMono
            isRequired
            autoFocus
          />
          <Button variant="primary" type="submit" isWide isPending={confirming.isPending}>
            {t('Confirm')}
          </Button>
        </Form>
      </div>
    )
  }

  const { mutate, error, isPending } = kind === 'totp' ? beginning : adding
  const { fields, general } = refusalOf(error, ['name', ...(proof === null ? [] : [proof])])
  return (
    <div className={styles.parts}>
      <Refused reason={general} />
      <Form
        errors={fields}
        onSubmit={(event) => {
          const form = new FormData(event.currentTarget)
          const given = proof === null ? {} : { [proof]: String(form.get(proof) ?? '') }
          mutate({ name: String(form.get('name') ?? '').trim(), proof: given })
        }}
      >
        <TextInput
          label={t('Name')}
          name="name"
          defaultValue={kind === 'totp' ? t('Authenticator app') : t('Passkey')}
          help={t('A name to recognize it by, such as “Phone”.')}
          isRequired
        />
        <ProofField kind={proof} isFirst />
        <Button variant="primary" type="submit" isWide isPending={isPending}>
          {t('Continue')}
        </Button>
      </Form>
    </div>
  )
}
