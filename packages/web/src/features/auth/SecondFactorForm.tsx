import { useState } from 'react'
import type { FactorKind, SignInProof } from '../../api/session.ts'
import { refusalOf } from '../../api/refusal.ts'
import { t } from '../../i18n/t.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Form, TextInput } from '../../ui/Form/index.ts'
import { Refused } from './Refused.tsx'
import { PROOF_NAMES, type Challenge } from './model.ts'
import styles from './auth.module.css'

interface SecondFactorFormProps {
  challenge: Challenge
  error: Error | null
  isPending: boolean
  onProof(proof: SignInProof): void
  onPasskey(): void
  onBack(): void
}

/** The second step of a sign-in: a code or a passkey, whichever of the account's ways one has at hand. */
export function SecondFactorForm({ challenge, error, isPending, onProof, onPasskey, onBack }: SecondFactorFormProps) {
  const [way, setWay] = useState<FactorKind>(challenge.ways[0] ?? 'totp')
  const name = PROOF_NAMES[way]
  const { fields, general } = refusalOf(error, way === 'passkey' ? [] : [name])
  return (
    <div className={styles.parts}>
      <Refused reason={general} />
      {way === 'passkey' ? (
        <Button variant="primary" isWide isPending={isPending} onPress={onPasskey} autoFocus>
          {t('Use your passkey')}
        </Button>
      ) : (
        <Form
          key={way}
          errors={fields}
          onSubmit={(event) => onProof({ [name]: String(new FormData(event.currentTarget).get(name) ?? '').trim() })}
        >
          {way === 'totp' ? (
            <TextInput
              label={t('Code from your authenticator app')}
              name={name}
              autoComplete="one-time-code"
              inputMode="numeric"
              isRequired
              autoFocus
            />
          ) : (
            <TextInput
              label={t('Recovery code')}
              name={name}
              autoComplete="off"
              help={t('Each code works once.')}
              isMono
              isRequired
              autoFocus
            />
          )}
          <Button type="submit" variant="primary" isWide isPending={isPending}>
            {t('Continue')}
          </Button>
        </Form>
      )}
      <div className={styles.others}>
        {challenge.ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} variant="quiet" isWide onPress={() => setWay(other)}>
              {nameOf(other)}
            </Button>
          ))}
        <Button variant="quiet" isWide onPress={onBack}>
          {t('Back')}
        </Button>
      </div>
    </div>
  )
}

function nameOf(way: FactorKind): string {
  if (way === 'totp') return t('Use an authenticator app')
  return way === 'passkey' ? t('Use a passkey') : t('Use a recovery code')
}
