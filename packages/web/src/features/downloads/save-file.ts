/** Downloads with what people are told of them. */
import type { AnswerFile, AskFile, DashboardFormat, FileFormat } from '../../api/download.ts'
import { t } from '../../i18n/t.ts'
import { saveBlob } from '../../lib/save-blob.ts'
import { toast } from '../../ui/Toast/index.ts'
import { sayRefusal } from './say-refusal.ts'
import { escapesFormulas, hasFormattedValues } from './values.ts'

/** What is over before this needs no notice. */
const SOON_MS = 1000

/** Makes the file and hands it to the browser. A notice stops it while it takes long, and says why there is none. */
export function saveFile(ask: AskFile, format: FileFormat): Promise<void> {
  const choice = { format, isFormatted: hasFormattedValues(), escapesFormulas: escapesFormulas() }
  return save((signal) => ask(choice, signal))
}

/** The same for a dashboard as a whole. */
export function saveDashboard(
  ask: (format: DashboardFormat, signal: AbortSignal) => Promise<AnswerFile>,
  format: DashboardFormat,
): Promise<void> {
  return save((signal) => ask(format, signal))
}

async function save(ask: (signal: AbortSignal) => Promise<AnswerFile>): Promise<void> {
  const stop = new AbortController()
  let close: (() => void) | undefined
  const timer = setTimeout(() => {
    close = toast({
      text: t('The file is being created.'),
      stays: true,
      action: { label: t('Stop'), run: () => stop.abort() },
    })
  }, SOON_MS)
  try {
    const { content, name } = await ask(stop.signal)
    saveBlob(content, name)
  } catch (error) {
    if (!stop.signal.aborted) toast({ text: sayRefusal(error), tone: 'bad' })
  } finally {
    clearTimeout(timer)
    close?.()
  }
}
