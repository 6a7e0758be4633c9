import { refillCopy, refreshCopy, stopCopy, type CopySource } from '../../api/copies.ts'
import { t } from '../../i18n/t.ts'
import { useChange } from './use-change.ts'

/** What can be done about a copy. @param source Undefined for nothing. */
export function useCopyChanges(source: CopySource | undefined): {
  refresh(): void
  /** Reads all rows, also where a refresh reads new ones alone. */
  refill(): void
  stop(): void
} {
  const act = useChange()
  const onCopy = (change: (source: CopySource) => Promise<unknown>, done: string) => () => {
    if (source !== undefined) void act(() => change(source), done)
  }
  return {
    refresh: onCopy(refreshCopy, t('The copied rows are being refreshed.')),
    refill: onCopy(refillCopy, t('All rows are being copied again.')),
    stop: onCopy(stopCopy, t('Questions read the source again.')),
  }
}
