import type { Card } from '../../../api/card.ts'
import { t } from '../../../i18n/t.ts'
import { useActions } from '../../../lib/use-actions.ts'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { ActionItem, Menu, MenuItem, MenuTrigger } from '../../../ui/Menu/index.ts'
import { useDeliveryAction } from '../../deliveries/action/index.ts'
import { CardItems, useCardActions } from '../../item-tools/card-menu/index.ts'
import type { SqlCommand } from './SqlHead.tsx'
import type { SqlActions } from './use-sql-actions.ts'
import styles from './editor.module.css'

interface SqlMenuProps {
  card: Card | null
  etag: string | null
  /** The SQL is shown, and the reader may change it. */
  isEditing: boolean
  completesAlone: boolean
  actions: SqlActions
  do(what: SqlCommand): void
}

/** What can be done with the text, and with the question as a whole. */
export function SqlMenu({ card, etag, isEditing, completesAlone, actions, ...props }: SqlMenuProps) {
  const ofCard = useCardActions(card, etag)
  const { action: alert, sheet } = useDeliveryAction(card === null ? null : { kind: 'card', card })
  useActions([alert])
  return (
    <>
      <MenuTrigger>
        <span className={styles.more}>
          <IconButton icon="more" label={t('More')} />
        </span>
        <Menu label={t('More')} placement="bottom end">
          {isEditing && (
            <>
              <ActionItem action={actions.undo} />
              <ActionItem action={actions.redo} />
              <ActionItem action={actions.format} />
              <ActionItem action={actions.snippet} />
              <MenuItem icon={completesAlone ? 'check' : undefined} onAction={() => props.do('completion')}>
                {t('Autocomplete')}
              </MenuItem>
            </>
          )}
          {ofCard !== null && (
            <>
              <ActionItem action={alert} />
              <ActionItem action={ofCard.history} />
              {isEditing && (
                <MenuItem icon="copy" onAction={() => props.do('save-as')}>
                  {t('Save as a new question')}
                </MenuItem>
              )}
              <CardItems actions={ofCard} />
            </>
          )}
        </Menu>
      </MenuTrigger>
      {sheet}
    </>
  )
}
