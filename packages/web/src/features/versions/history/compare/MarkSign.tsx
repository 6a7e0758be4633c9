import { t } from '../../../../i18n/t.ts'
import { Badge } from '../../../../ui/Badge/Badge.tsx'
import type { CardMark } from '../model/index.ts'

/** What became of something, in a word. */
export function MarkSign({ mark }: { mark: CardMark }) {
  switch (mark) {
    case 'added':
      return <Badge tone="good">{t('Added')}</Badge>
    case 'removed':
      return <Badge tone="bad">{t('Removed')}</Badge>
    case 'changed':
      return <Badge tone="warn">{t('Changed')}</Badge>
    case 'moved':
      return <Badge tone="accent">{t('Moved')}</Badge>
    case 'same':
      return null
  }
}
