import { useBlocker } from '@tanstack/react-router'
import { t } from '../../i18n/t.ts'
import { ConfirmDialog } from '../../ui/Dialog/ConfirmDialog.tsx'

/** Asks before rows that are not saved are left, by a link, by the way back, or by closing the page. */
export function Leaving({ isKept }: { isKept: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    enableBeforeUnload: isKept,
    disabled: !isKept,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      isOpen={status === 'blocked'}
      isDanger
      title={t('Leave without saving the rows?')}
      action={t('Discard and leave')}
      onOpenChange={(isOpen) => !isOpen && reset?.()}
      onConfirm={() => proceed?.()}
    >
      {t('Changes that are not saved are lost.')}
    </ConfirmDialog>
  )
}
