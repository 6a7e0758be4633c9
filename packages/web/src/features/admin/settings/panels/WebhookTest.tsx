import { ApiError } from '../../../../api/errors.ts'
import type { ChannelTest } from '../../../../api/channel.ts'
import { t } from '../../../../i18n/t.ts'
import { Exchange } from '../../../../ui/Exchange/index.ts'
import { Problem } from '../../../../ui/Problem/Problem.tsx'
import settingStyles from '../settings.module.css'
import styles from './panels.module.css'

interface WebhookTestProps {
  error: Error | null
  /** When it was accepted. */
  accepted: ChannelTest | undefined
}

/** What was sent to test a webhook, and what the other side answered. */
export function WebhookTest({ error, accepted }: WebhookTestProps) {
  if (error !== null) return <Refused error={error} />
  if (accepted === undefined) return null
  return (
    <div className={styles.exchange}>
      <p role="status" className={settingStyles.good}>
        {t('The webhook accepted the test.')}
      </p>
      <Exchange request={accepted.request} answer={accepted.answer} />
    </div>
  )
}

function Refused({ error }: { error: Error }) {
  const { status, text, exchange } = refusalOf(error)
  return (
    <div className={styles.exchange}>
      {status === null ? (
        <Problem isSmall title={t('The test was not sent')}>
          {text || error.message}
        </Problem>
      ) : (
        <Problem isSmall title={t('The webhook refused the test with status {status}', { status })} />
      )}
      {exchange !== undefined && <Exchange {...exchange} />}
    </div>
  )
}

interface Refusal {
  /** Null when there was no answer; the text is then the reason. */
  status: number | null
  text: string
  exchange?: Pick<ChannelTest, 'request'> & { readonly answer: ChannelTest['answer'] | null }
}

function refusalOf(error: Error): Refusal {
  const body = error instanceof ApiError ? error.body : null
  if (!hasData(body)) return { status: null, text: '' }
  const { 'request-status': status, 'request-body': text, request, answer } = body.data
  return {
    status: typeof status === 'number' ? status : null,
    text: typeof text === 'string' ? text : '',
    ...(request !== undefined && { exchange: { request, answer: answer ?? null } }),
  }
}

interface WithData {
  data: Partial<Pick<ChannelTest, 'request'>> & {
    answer?: ChannelTest['answer'] | null
    'request-status'?: unknown
    'request-body'?: unknown
  }
}

function hasData(body: unknown): body is WithData {
  return (
    typeof body === 'object' && body !== null && 'data' in body && typeof body.data === 'object' && body.data !== null
  )
}
