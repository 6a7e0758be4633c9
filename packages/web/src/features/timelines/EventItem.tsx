import { useQueryClient } from '@tanstack/react-query'
import type { Timeline, TimelineEventRecord } from '../../api/timeline.ts'
import { t } from '../../i18n/t.ts'
import { IconButton } from '../../ui/Button/IconButton.tsx'
import { Icon } from '../../ui/Icon/Icon.tsx'
import { Menu, MenuItem, MenuTrigger, Submenu } from '../../ui/Menu/index.ts'
import { archiveEvent, moveEvent, restoreEvent } from './change.ts'
import type { Asked } from './forms/Forms.tsx'
import { sayWhen } from './model.ts'
import styles from './timelines.module.css'

interface EventItemProps {
  event: TimelineEventRecord
  mayWrite: boolean
  /** Where it can be moved to. */
  others: readonly Timeline[]
  /** It was asked about. */
  isCurrent?: boolean
  ask(asked: Asked): void
}

/** An event in a list: what, when, and what can be done with it. */
export function EventItem({ event, mayWrite, others, isCurrent, ask }: EventItemProps) {
  const client = useQueryClient()
  const { name, description, icon, archived } = event
  return (
    <li className={styles.event} data-current={isCurrent || undefined} data-event={event.id}>
      <Icon name={icon} />
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <time className={styles.when} dateTime={event.timestamp}>
          {sayWhen(event)}
        </time>
        {description !== null && description !== '' && <p className={styles.description}>{description}</p>}
      </div>
      {mayWrite && (
        <MenuTrigger>
          <IconButton icon="more" label={t('Actions for “{title}”', { title: name })} isSmall />
          <Menu placement="bottom end">
            {archived ? (
              <>
                <MenuItem icon="restore" onAction={() => void restoreEvent(client, event)}>
                  {t('Restore')}
                </MenuItem>
                <MenuItem icon="trash" isDanger onAction={() => ask({ kind: 'delete event', event })}>
                  {t('Delete forever')}
                </MenuItem>
              </>
            ) : (
              <>
                <MenuItem icon="pencil" onAction={() => ask({ kind: 'event', event })}>
                  {t('Change…')}
                </MenuItem>
                {others.length > 0 && (
                  <Submenu label={t('Move to')} icon="move">
                    {others.map((timeline) => (
                      <MenuItem
                        key={timeline.id}
                        icon={timeline.icon}
                        description={timeline.collection.name}
                        onAction={() => void moveEvent(client, event, timeline)}
                      >
                        {timeline.name}
                      </MenuItem>
                    ))}
                  </Submenu>
                )}
                <MenuItem icon="archive" onAction={() => void archiveEvent(client, event)}>
                  {t('Archive')}
                </MenuItem>
              </>
            )}
          </Menu>
        </MenuTrigger>
      )}
    </li>
  )
}
