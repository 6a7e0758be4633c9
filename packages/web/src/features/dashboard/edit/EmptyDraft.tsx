import { t } from '../../../i18n/t.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { useSession } from './session.tsx'

/** What a tab of the editor shows before it has a card. */
export function EmptyDraft() {
  const { ui } = useSession()
  return (
    <Empty
      icon="dashboard"
      title={t('Add your first card')}
      action={
        <Button icon="plus" variant="primary" onPress={() => ui.setState({ panel: { kind: 'questions' } })}>
          {t('Add a question')}
        </Button>
      }
    >
      {t('A dashboard shows saved questions side by side, with text and filters.')}
    </Empty>
  )
}
