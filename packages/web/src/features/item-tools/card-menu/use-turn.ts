import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { updateCard, type Card, type CardType } from '../../../api/card.ts'
import { t } from '../../../i18n/t.ts'
import { urlOfItem } from '../../../lib/urls.ts'
import { toast } from '../../../ui/Toast/index.ts'
import { refreshItems } from '../../../models/items/index.ts'

/** Makes a card one of another kind, and goes to its page; the notice takes it back. Nothing happens to one that is not saved. */
export function useTurn(card: Card | null, etag: string | null): (type: CardType) => void {
  const client = useQueryClient()
  const router = useRouter()
  async function turn({ id }: Card, type: CardType, version: string | null): Promise<void> {
    const { value } = await updateCard(id, { type }, version)
    await refreshItems(client)
    await router.navigate({ href: urlOfItem({ ...value, model: 'card' }) })
  }
  const fail = (error: Error) => toast({ text: t('Not done: {reason}', { reason: error.message }), tone: 'bad' })
  return (type) => {
    if (card === null) return
    turn(card, type, etag).then(() => {
      const back = () => void turn(card, card.type, null).catch(fail)
      toast({ text: saying(type, card.name), tone: 'good', action: { label: t('Undo'), run: back } })
    }, fail)
  }
}

function saying(type: CardType, name: string): string {
  if (type === 'model') return t('“{name}” is now a model', { name })
  return type === 'metric' ? t('“{name}” is now a metric', { name }) : t('“{name}” is now a question', { name })
}
