import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Empty } from '../../ui/Empty/Empty.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import type { Asked } from './dialogs/index.ts'

interface EmptyCollectionProps {
  isTrash: boolean
  mayWrite: boolean
  ask(asked: Asked): void
}

/** Nothing lies here, and what may be done about it. */
export function EmptyCollection({ isTrash, mayWrite, ask }: EmptyCollectionProps) {
  if (isTrash) {
    return (
      <Empty icon="trash" title={t('The trash is empty')}>
        {t('What you delete stays here and can be restored.')}
      </Empty>
    )
  }
  if (!mayWrite) {
    return (
      <Empty icon="collection" title={t('Nothing here yet')}>
        {t('Content that others save here will appear.')}
      </Empty>
    )
  }
  return (
    <Empty
      icon="collection"
      title={t('Nothing here yet')}
      action={
        <>
          <Link variant="button" href={urls.newQuestion} icon="question">
            {t('Ask a question')}
          </Link>{' '}
          <Button icon="new-folder" onPress={() => ask({ kind: 'create' })}>
            {t('New collection')}
          </Button>
        </>
      }
    >
      {t('Save a question here, or drag items onto this collection in the sidebar.')}
    </Empty>
  )
}
