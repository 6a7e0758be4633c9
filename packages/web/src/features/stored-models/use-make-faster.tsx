import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { CopySource } from '../../api/copies.ts'
import { t } from '../../i18n/t.ts'
import type { Action } from '../../lib/actions.ts'
import { useActions } from '../../lib/use-actions.ts'
import type { IconName } from '../../ui/Icon/Icon.tsx'

const FasterSheet = lazy(async () => ({ default: (await import('./FasterSheet.tsx')).FasterSheet }))

interface MakeFaster {
  action: Action<IconName>
  /** To be shown on the page; null while it is closed. */
  sheet: ReactNode
}

/** Storing the rows of a model or a table, offered to the palette and returned for menus. */
export function useMakeFaster(
  source: CopySource,
  { name, isAllowed }: { name: string; isAllowed: boolean },
): MakeFaster {
  const [isOpen, setOpen] = useState(false)
  const action: Action<IconName> = {
    id: `${source.kind}.faster`,
    label: t('Make faster'),
    icon: 'gauge',
    section: source.kind === 'model' ? t('This model') : t('Table'),
    isAllowed,
    run: () => setOpen(true),
  }
  useActions([action])
  return {
    action,
    sheet: isOpen && isAllowed && (
      <Suspense>
        <FasterSheet source={source} name={name} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  }
}
