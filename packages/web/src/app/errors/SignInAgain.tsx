import { SignInForm } from '../../features/auth/index.ts'
import { t } from '../../i18n/t.ts'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'

interface SignInAgainProps {
  onOpenChange(isOpen: boolean): void
  onSignedIn(): void
}

export function SignInAgain({ onOpenChange, onSignedIn }: SignInAgainProps) {
  return (
    <Dialog isOpen onOpenChange={onOpenChange} title={t('Sign in again')} size="small">
      <SignInForm target={window.location.pathname + window.location.search} onSignedIn={onSignedIn} />
    </Dialog>
  )
}
