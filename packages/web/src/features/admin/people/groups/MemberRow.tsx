import { ADMINISTRATORS, addMember, removeMember, setManager, type Member } from '../../../../api/group.ts'
import { t } from '../../../../i18n/t.ts'
import { Avatar } from '../../../../ui/Avatar/Avatar.tsx'
import { Badge } from '../../../../ui/Badge/Badge.tsx'
import { IconButton } from '../../../../ui/Button/IconButton.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../../../ui/Menu/index.ts'
import { ListRow } from '../../../../ui/RowList/ListRow.tsx'
import { useChange } from '../use-change.ts'
import styles from '../people.module.css'

interface MemberRowProps {
  group: { id: number; name: string }
  member: Member
  /** Members cannot be taken away. */
  isFixed: boolean
}

/** Somebody in a group. */
export function MemberRow({ group, member, isFixed }: MemberRowProps) {
  const { user_id, membership_id, first_name, last_name, email, is_group_manager: isManager } = member
  const name = [first_name, last_name].filter(Boolean).join(' ') || email
  const change = useChange()
  const canManage = group.id !== ADMINISTRATORS && !member.is_superuser
  return (
    <ListRow
      className={`${styles.row} ${styles.plain}`}
      start={<Avatar name={name} size={28} />}
      name={name}
      badges={isManager && <Badge tone="accent">{t('Manager')}</Badge>}
      note={name === email ? undefined : email}
    >
      {!isFixed && (
        <MenuTrigger>
          <IconButton icon="more" label={t('Actions for {name}', { name })} />
          <Menu placement="bottom end">
            {canManage && (
              <MenuItem
                icon="shield"
                description={isManager ? undefined : t('Can add and remove members')}
                onAction={() =>
                  void change({
                    run: () => setManager(membership_id, !isManager),
                    done: isManager
                      ? t('{name} no longer manages this group', { name })
                      : t('{name} now manages this group', { name }),
                    undo: () => setManager(membership_id, isManager),
                  })
                }
              >
                {isManager ? t('Remove as manager') : t('Make a manager')}
              </MenuItem>
            )}
            <MenuItem
              icon="minus"
              isDanger
              onAction={() =>
                void change({
                  run: () => removeMember(membership_id),
                  done: t('{name} is no longer in {group}', { name, group: group.name }),
                  undo: () => addMember(group.id, user_id, isManager),
                })
              }
            >
              {t('Remove from the group')}
            </MenuItem>
          </Menu>
        </MenuTrigger>
      )}
    </ListRow>
  )
}
