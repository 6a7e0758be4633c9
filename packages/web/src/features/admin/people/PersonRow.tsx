import type { Group } from '../../../api/group.ts'
import type { PersonRecord } from '../../../api/people.ts'
import { t } from '../../../i18n/t.ts'
import { ago, moment } from '../../../i18n/when.ts'
import { Avatar } from '../../../ui/Avatar/Avatar.tsx'
import { Badge } from '../../../ui/Badge/Badge.tsx'
import { ListRow } from '../../../ui/RowList/ListRow.tsx'
import { chipsOf } from './model.ts'
import { PersonMenu, type FactorState } from './PersonMenu.tsx'
import styles from './people.module.css'

interface PersonRowProps {
  person: PersonRecord
  groups: readonly Group[]
  factor: FactorState
  onEdit(): void
}

/** Who it is, what they belong to, when they were here. */
export function PersonRow({ person, groups, factor, onEdit }: PersonRowProps) {
  const { common_name: name, email, is_superuser, is_active, last_login } = person
  return (
    <ListRow
      className={styles.row}
      start={<Avatar name={name} size={28} />}
      name={name}
      badges={
        <>
          {is_superuser && <Badge tone="accent">{t('Administrator')}</Badge>}
          {is_active && factor === 'required' && <Badge tone="warn">{t('Has no second factor yet')}</Badge>}
        </>
      }
      note={name === email ? undefined : email}
    >
      <div className={styles.chips}>
        {chipsOf(person.group_ids, groups).map((group) => (
          <Badge key={group}>{group}</Badge>
        ))}
      </div>
      <span className={styles.end}>
        {last_login === null ? (
          t('Not signed in yet')
        ) : (
          <time dateTime={last_login} title={moment(last_login)}>
            {ago(last_login)}
          </time>
        )}
      </span>
      <PersonMenu person={person} factor={factor} onEdit={onEdit} />
    </ListRow>
  )
}
