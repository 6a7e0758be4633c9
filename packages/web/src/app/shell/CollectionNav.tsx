import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { collectionOptions, type CollectionNode } from '../../api/collection.ts'
import { currentUserOptions } from '../../api/session.ts'
import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import { Icon, type IconName } from '../../ui/Icon/Icon.tsx'
import { Place } from './Place.tsx'
import styles from './Sidebar.module.css'
import navStyles from './CollectionNav.module.css'

interface CollectionNavProps {
  nodes: readonly CollectionNode[]
}

const TRASH = { id: 'trash', name: '' } as const

/** Collections as a tree; the reader's own comes first. */
export function CollectionNav({ nodes }: CollectionNavProps) {
  const { data: user } = useQuery(currentUserOptions)
  const { data: root } = useQuery(collectionOptions('root'))
  const own = nodes.find(({ id }) => id === user?.personal_collection_id)
  const others = nodes.filter(
    ({ id, personal_owner_id, type }) => id !== own?.id && personal_owner_id == null && type !== 'trash',
  )
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('Collections')}</h2>
      <ul className={styles.list}>
        <li>
          <Place href="/collection/root" icon="collection" label={t('Our analytics')} drop={root ?? null} />
        </li>
        {own !== undefined && <Branch node={own} icon="personal" label={t('Your collection')} depth={0} />}
        {others.map((node) => (
          <Branch key={node.id} node={node} depth={0} />
        ))}
        <li>
          <Place href={urls.trash} icon="trash" label={t('Trash')} drop={TRASH} />
        </li>
      </ul>
    </section>
  )
}

interface BranchProps {
  node: CollectionNode
  depth: number
  label?: string
  icon?: IconName
}

function Branch({ node, depth, label = node.name, icon }: BranchProps) {
  const [isOpen, setOpen] = useState(false)
  const hasChildren = node.children.length > 0
  return (
    <li>
      <div className={navStyles.row}>
        <Place
          href={urls.collection(node)}
          within={`/collection/${node.id}`}
          icon={icon ?? (node.authority_level === 'official' ? 'verified' : 'collection')}
          label={label}
          depth={depth}
          drop={{ ...node, name: label }}
        />
        {hasChildren && (
          <button
            type="button"
            className={navStyles.fold}
            aria-expanded={isOpen}
            aria-label={isOpen ? t('Collapse {name}', { name: label }) : t('Expand {name}', { name: label })}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="chevron-right" size={14} />
          </button>
        )}
      </div>
      {isOpen && (
        <ul className={styles.list}>
          {node.children.map((child) => (
            <Branch key={child.id} node={child} depth={depth + 1} />
          ))}
        </ul>
      )}
    </li>
  )
}
