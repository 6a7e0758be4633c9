import { isOffered } from '../../../lib/actions.ts'
import { ActionItem, MenuSeparator } from '../../../ui/Menu/index.ts'
import type { CardActions } from './use-card-actions.ts'

/** The end of a saved card's menu: putting it on a dashboard, making it something else, putting it away. */
export function CardItems({ actions: { add, turn, trash } }: { actions: CardActions }) {
  return (
    <>
      <ActionItem action={add} />
      {turn.map((action) => (
        <ActionItem key={action.id} action={action} />
      ))}
      {isOffered(trash) && <MenuSeparator />}
      <ActionItem action={trash} />
    </>
  )
}
