import { t } from '../../../i18n/t.ts'
import { Link } from '../../../ui/Link/Link.tsx'
import { editorUrl } from './editor-url.ts'
import { usePurpose, useTarget } from './use-purpose.ts'

/** The way back to the dashboard that a question is made for; nothing for others. */
export function BackToDashboard() {
  const purpose = usePurpose()
  const target = useTarget(purpose)
  if (target === undefined) return null
  return <Link href={editorUrl(target, purpose.tab)}>{t('For the dashboard “{name}”', { name: target.name })}</Link>
}
