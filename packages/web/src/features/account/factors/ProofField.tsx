import { t } from '../../../i18n/t.ts'
import { TextInput } from '../../../ui/Form/index.ts'
import type { ProofKind } from '../model.ts'

/** Asks for what proves that it is the owner; nothing when there is nothing to ask for. */
export function ProofField({ kind, isFirst = false }: { kind: ProofKind | null; isFirst?: boolean }) {
  if (kind === null) return null
  if (kind === 'password') {
    return (
      <TextInput
        label={t('Your password')}
        name="password"
        type="password"
        autoComplete="current-password"
        help={t('To make sure that it is you.')}
        isRequired
        autoFocus={isFirst}
      />
    )
  }
  return (
    <TextInput
      label={kind === 'totp_code' ? t('Code from your authenticator app') : t('Recovery code')}
      name={kind}
      autoComplete={kind === 'totp_code' ? 'one-time-code' : 'off'}
      isMono
      isRequired
      autoFocus={isFirst}
    />
  )
}
