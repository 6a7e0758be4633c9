import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Parameter } from '../../api/card.ts'
import { currentUserOptions } from '../../api/session.ts'
import type { EmbeddingState, Shared } from '../../api/sharing.ts'
import { t } from '../../i18n/t.ts'
import { Button } from '../../ui/Button/Button.tsx'

const ShareSheet = lazy(async () => ({ default: (await import('./ShareSheet.tsx')).ShareSheet }))

export interface SharedThing {
  id: number
  parameters: readonly Parameter[]
  public_uuid: string | null
  enable_embedding: boolean
  embedding_params: Readonly<Record<string, EmbeddingState>> | null
}

interface ShareButtonProps {
  kind: Shared['kind']
  thing: SharedThing
}

/** Opens the sheet in which administrators share with guests; for everybody else there is nothing to do. */
export function ShareButton({ kind, thing }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const { data: user } = useQuery({ ...currentUserOptions, enabled: false })
  if (user?.is_superuser !== true) return null
  return (
    <>
      <Button icon="share" onPress={() => setOpen(true)}>
        {t('Share')}
      </Button>
      {isOpen && (
        <Suspense>
          <ShareSheet kind={kind} thing={thing} isOpen onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
