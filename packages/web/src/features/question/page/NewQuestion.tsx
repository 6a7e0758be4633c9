import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { CardType } from '../../../api/card.ts'
import { currentUserOptions } from '../../../api/session.ts'
import { t } from '../../../i18n/t.ts'
import { urls } from '../../../lib/urls.ts'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { Link } from '../../../ui/Link/Link.tsx'
import { useTitle } from '../../../ui/Page/Page.tsx'
import { FirstSource } from '../builder/SourceStep.tsx'
import { BackToDashboard, forPurpose, newName, usePurpose } from '../../new-card/index.ts'
import { draftOf, queryOf } from '../draft/index.ts'

/** A question begins with what it reads. */
export function NewQuestion() {
  const router = useRouter()
  const purpose = usePurpose()
  useTitle(newName(purpose.type))
  const { data: user } = useQuery(currentUserOptions)
  if (user?.permissions.can_create_queries === false) {
    return (
      <Empty
        icon="question"
        title={t('You may not ask questions of your own')}
        action={
          <Link variant="button" href={urls.home}>
            {t('Look at what is there')}
          </Link>
        }
      >
        {t('An administrator can let you: by the permissions of your groups.')}
      </Empty>
    )
  }
  return (
    <Empty
      icon="question"
      title={beginning(purpose.type)}
      action={
        <FirstSource
          onChoose={({ source, database }) =>
            void router.navigate({ href: forPurpose(urls.unsaved(draftOf(queryOf(database, source))), purpose) })
          }
        />
      }
    >
      {t(
        'Choose a table, a model, a metric or another question. Steps come after it, and the answer is shown at once.',
      )}{' '}
      <BackToDashboard />
    </Empty>
  )
}

function beginning(type: CardType | undefined): string {
  if (type === 'model') return t('What is the model made from?')
  return type === 'metric' ? t('What does the metric add up?') : t('What is the question about?')
}
