import { ApiError } from '../../../../api/errors.ts'
import { t } from '../../../../i18n/t.ts'
import { Problem } from '../../../../ui/Problem/Problem.tsx'
import settingStyles from '../settings.module.css'
import styles from './panels.module.css'

interface WebhookTestProps {
  error: Error | null
  isAccepted: boolean
}

/** What the other side answered to a test. */
export function WebhookTest({ error, isAccepted }: WebhookTestProps) {
  if (isAccepted) {
    return (
      <p role="status" className={settingStyles.good}>
        {t('The webhook accepted the test.')}
      </p>
    )
  }
  if (error === null) return null
  const answer = answerOf(error)
  if (answer === null || answer.status === null) {
    return (
      <Problem isSmall title={t('The test was not sent')}>
        {answer?.text || error.message}
      </Problem>
    )
  }
  return (
    <Problem isSmall title={t('The webhook refused the test with status {status}', { status: answer.status })}>
      {answer.text !== '' && <pre className={styles.answer}>{answer.text}</pre>}
    </Problem>
  )
}

/** The status is null when there was no answer; the text is then the reason. */
function answerOf(error: Error): { status: number | null; text: string } | null {
  const body = error instanceof ApiError ? error.body : null
  if (typeof body !== 'object' || body === null || !('data' in body)) return null
  const { data } = body
  if (typeof data !== 'object' || data === null || !('request-status' in data)) return null
  const text = 'request-body' in data ? String(data['request-body']) : ''
  const status = data['request-status']
  return { status: typeof status === 'number' ? status : null, text }
}
