import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { currentUserOptions } from '../../../api/session.ts'
import { t } from '../../../i18n/t.ts'
import { urls } from '../../../lib/urls.ts'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { Link } from '../../../ui/Link/Link.tsx'
import { useTitle } from '../../../ui/Page/Page.tsx'
import { FirstSource } from '../builder/SourceStep.tsx'
import { draftOf, queryOf } from '../draft/index.ts'

/** A question begins with what it reads. */
export function NewQuestion() {
  useTitle(t('New question'))
  const router = useRouter()
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
      title={t('What is the question about?')}
      action={
        <FirstSource
          onChoose={({ source, database }) =>
            void router.navigate({ href: urls.unsaved(draftOf(queryOf(database, source))) })
          }
        />
      }
    >
      {t(
        'Choose a table, a model, a metric or another question. Steps come after it, and the answer is shown at once.',
      )}
    </Empty>
  )
}
