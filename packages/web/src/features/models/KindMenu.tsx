import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { updateCard, type Card } from '../../api/card.ts'
import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import { IconButton } from '../../ui/Button/IconButton.tsx'
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../../ui/Menu/index.ts'
import { toast } from '../../ui/Toast/index.ts'
import { openInfo } from '../info/index.ts'
import { archiveItems, refreshItems } from '../items/index.ts'

interface KindMenuProps {
  card: Card
  etag: string | null
  /** Left out for whoever may not ask. */
  onCopy?(): void
}

/** What else can be done with a model or a metric. */
export function KindMenu({ card, etag, onCopy }: KindMenuProps) {
  const client = useQueryClient()
  const router = useRouter()
  const turn = useMutation({
    mutationFn: () => updateCard(card.id, { type: 'question' }, etag),
    onSuccess: async ({ value }) => {
      await refreshItems(client)
      toast({ text: t('“{name}” is a question now', { name: card.name }), tone: 'good' })
      void router.navigate({ href: urls.question(value) })
    },
    onError: (error) => toast({ text: t('Not done: {reason}', { reason: error.message }), tone: 'bad' }),
  })
  return (
    <MenuTrigger>
      <IconButton icon="more" label={t('More')} />
      <Menu placement="bottom end">
        {card.can_write && (
          <MenuItem icon="pencil" href={urls.question(card)}>
            {t('Edit the definition')}
          </MenuItem>
        )}
        <MenuItem icon="history" onAction={() => openInfo('history')}>
          {t('History')}
        </MenuItem>
        {onCopy !== undefined && (
          <MenuItem icon="copy" onAction={onCopy}>
            {t('Save as a copy')}
          </MenuItem>
        )}
        {card.can_write && (
          <>
            <MenuItem icon="question" onAction={() => turn.mutate()}>
              {t('Turn into a question')}
            </MenuItem>
            <MenuSeparator />
            <MenuItem
              icon="trash"
              isDanger
              onAction={() => {
                void archiveItems(client, [{ ...card, model: card.type === 'model' ? 'dataset' : 'metric' } as never])
                void router.navigate({
                  href: urls.collection({ id: card.collection_id ?? 'root', name: card.collection?.name ?? null }),
                })
              }}
            >
              {t('Move to the trash')}
            </MenuItem>
          </>
        )}
      </Menu>
    </MenuTrigger>
  )
}
