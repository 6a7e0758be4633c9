import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { CardType } from '../../../api/card.ts'
import { currentUserOptions } from '../../../api/session.ts'
import { t } from '../../../i18n/t.ts'
import { urls } from '../../../lib/urls.ts'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { Link } from '../../../ui/Link/Link.tsx'
import { useTitle } from '../../../ui/Page/Page.tsx'
import { FirstSource } from '../builder/SourceStep.tsx'
import { BackToDashboard, forPurpose, newName, usePurpose } from '../../create/question/index.ts'
import { beginWith } from '../state/begin-with.ts'

/** A question begins with what it reads. */
export function NewQuestion() {
  const router = useRouter()
  const client = useQueryClient()
  const purpose = usePurpose()
  useTitle(newName(purpose.type))
  const { data: user } = useQuery(currentUserOptions)
  if (user?.permissions.can_create_queries === false) {
    return (
      <Empty
        icon="question"
        title={t('You cannot ask your own questions')}
        action={
          <Link variant="button" href={urls.home}>
            {t('Browse existing content')}
          </Link>
        }
      >
        {t('Ask an administrator for access.')}
      </Empty>
    )
  }
  return (
    <Empty
      icon="question"
      title={beginning(purpose.type)}
      action={
        <FirstSource
          onChoose={(chosen) =>
            void beginWith(client, chosen).then((draft) =>
              router.navigate({ href: forPurpose(urls.unsaved(draft), purpose) }),
            )
          }
        />
      }
    >
      {t('Choose a table, a model, a metric or another question, then add steps. Results appear as you go.')}{' '}
      <BackToDashboard />
    </Empty>
  )
}

function beginning(type: CardType | undefined): string {
  if (type === 'model') return t('What is the model based on?')
  return type === 'metric' ? t('What does the metric measure?') : t('What is the question about?')
}
