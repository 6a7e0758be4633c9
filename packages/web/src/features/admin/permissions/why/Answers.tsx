import { useQuery } from '@tanstack/react-query'
import { explanationOptions, type ExplainedObject } from '../../../../api/permissions.ts'
import { t } from '../../../../i18n/t.ts'
import { Badge } from '../../../../ui/Badge/Badge.tsx'
import { Problem } from '../../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../../ui/Skeleton/Skeleton.tsx'
import { headline, outcomeText, questionText, reasonsOf } from '../model/sentences.ts'
import styles from './why.module.css'

interface AnswersProps {
  subject: { user_id: number } | { group_id: number }
  object: { type: ExplainedObject; id: number | 'root' }
}

const TONES = { allowed: 'good', limited: 'warn', refused: 'bad', depends: 'warn' } as const

/** What somebody may do with a thing as it is saved now, and by which groups. */
export function Answers({ subject, object }: AnswersProps) {
  const { data, error, refetch } = useQuery(explanationOptions(subject, object))
  if (error !== null && data === undefined) {
    return (
      <Problem title={t('This could not be explained')} onRetry={() => void refetch()} isSmall>
        {error.message}
      </Problem>
    )
  }
  if (data === undefined) return <Skeleton lines={6} />
  return (
    <div className={styles.answers}>
      <p className={styles.headline}>{headline(data)}</p>
      <dl className={styles.questions}>
        {data.questions.map((question) => (
          <div key={question.question} className={styles.question}>
            <dt>{questionText(question.question)}</dt>
            <dd>
              <Badge tone={TONES[question.outcome]}>{outcomeText(question.outcome)}</Badge>
              {reasonsOf(question).map((reason) => (
                <span key={reason} className={styles.reason}>
                  {reason}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
