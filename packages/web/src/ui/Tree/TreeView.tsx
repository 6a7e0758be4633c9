import type { ReactNode } from 'react'
import { Button, Tree, TreeItem, TreeItemContent, type Key } from 'react-aria-components/Tree'
import { Collection } from 'react-aria-components/Collection'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { t } from '../../i18n/t.ts'
import option from '../option/option.module.css'
import styles from './Tree.module.css'

export interface TreeNode {
  id: string
  label: string
  icon?: IconName
  href?: string
  /** At the end of the row, such as a button. */
  end?: ReactNode
  /** Set back, such as what is hidden. */
  isDim?: boolean
  children?: readonly TreeNode[]
}

export interface TreeViewProps {
  label: string
  nodes: readonly TreeNode[]
  /** Open nodes; without it the tree remembers them itself, beginning with `defaultExpanded`. */
  expanded?: Iterable<Key>
  defaultExpanded?: Iterable<Key>
  onExpand?(ids: Set<Key>): void
  /** The one node shown as chosen. */
  selected?: string
  onAction?(id: Key): void
}

/** Nodes within nodes: right and left open and close, Enter goes there, letters jump. */
export function TreeView(props: TreeViewProps) {
  const { label, nodes, expanded, defaultExpanded, onExpand, selected, onAction } = props
  return (
    <Tree
      aria-label={label}
      className={styles.tree}
      items={nodes}
      expandedKeys={expanded}
      defaultExpandedKeys={defaultExpanded}
      onExpandedChange={onExpand}
      onAction={onAction}
    >
      {(node) => <Branch node={node} selected={selected} />}
    </Tree>
  )
}

function Branch({ node, selected }: { node: TreeNode; selected?: string }) {
  return (
    <TreeItem id={node.id} textValue={node.label} href={node.href} className={styles.row}>
      <TreeItemContent>
        {({ hasChildItems, level }) => (
          <div
            className={styles.node}
            style={{ paddingInlineStart: 4 + (level - 1) * 16 }}
            data-selected={node.id === selected || undefined}
            data-dim={node.isDim || undefined}
          >
            {hasChildItems ? (
              <Button slot="chevron" className={styles.chevron} aria-label={t('Open or close')}>
                <Icon name="chevron-right" size={14} />
              </Button>
            ) : (
              <span className={styles.chevron} />
            )}
            {node.icon !== undefined && <Icon name={node.icon} />}
            <span className={`${option.label} ${styles.label}`}>{node.label}</span>
            {node.end !== undefined && <span className={styles.end}>{node.end}</span>}
          </div>
        )}
      </TreeItemContent>
      <Collection items={node.children ?? []}>{(child) => <Branch node={child} selected={selected} />}</Collection>
    </TreeItem>
  )
}
