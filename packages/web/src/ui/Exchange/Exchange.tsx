import { durationText } from '../../i18n/amounts.ts'
import { t } from '../../i18n/t.ts'
import { MessageText } from './MessageText.tsx'

type Headers = Readonly<Record<string, unknown>>

interface ExchangeProps {
  request: { readonly method: string; readonly url: string; readonly headers: Headers; readonly body: string | null }
  /** Null when there was none. */
  answer: {
    readonly status: number
    readonly headers: Headers
    /** JSON or text. */
    readonly body: unknown
    /** Milliseconds. */
    readonly duration?: number
  } | null
}

/** A request to another server, and what came back. */
export function Exchange({ request, answer }: ExchangeProps) {
  return (
    <>
      <MessageText label={t('Request')} lines={[`${request.method} ${request.url}`, ...linesOf(request.headers)]}>
        {request.body}
      </MessageText>
      {answer !== null && (
        <MessageText label={t('Answer')} lines={[statusLine(answer), ...linesOf(answer.headers)]}>
          {answer.body}
        </MessageText>
      )}
    </>
  )
}

function statusLine({ status, duration }: NonNullable<ExchangeProps['answer']>): string {
  if (duration === undefined) return t('Status {status}', { status })
  return t('Status {status} after {duration}', { status, duration: durationText(duration) })
}

const linesOf = (headers: Headers): string[] =>
  Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`)
