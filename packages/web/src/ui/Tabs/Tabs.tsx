import type { ReactNode } from 'react'
import { Tab as BaseTab, TabList, TabPanel, Tabs as Base } from 'react-aria-components/Tabs'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import styles from './Tabs.module.css'

export interface TabItem<Id extends string = string> {
  id: Id
  label: string
  icon?: IconName
  /** Such as a number of things, behind the label. */
  badge?: ReactNode
  /** Its page, when tabs are addresses. */
  href?: string
  isDisabled?: boolean
  /** Drawn while the tab is chosen; without it the page draws what belongs to `value` itself. */
  content?: ReactNode
}

interface TabsProps<Id extends string> {
  /** Its accessible name. */
  label: string
  tabs: readonly TabItem<Id>[]
  value?: Id
  defaultValue?: Id
  onChange?(value: Id): void
  /** Stand at the end of the line of tabs. */
  actions?: ReactNode
}

/** Views of one thing. Arrows move between them, and the one with focus is chosen. */
export function Tabs<Id extends string>({ label, tabs, value, defaultValue, onChange, actions }: TabsProps<Id>) {
  return (
    <Base
      className={styles.tabs}
      selectedKey={value}
      defaultSelectedKey={defaultValue}
      onSelectionChange={(id) => onChange?.(id as Id)}
    >
      <div className={styles.head}>
        <TabList aria-label={label} className={styles.list}>
          {tabs.map((tab) => (
            <BaseTab key={tab.id} id={tab.id} href={tab.href} isDisabled={tab.isDisabled} className={styles.tab}>
              {tab.icon !== undefined && <Icon name={tab.icon} />}
              {tab.label}
              {tab.badge !== undefined && <span className={styles.badge}>{tab.badge}</span>}
            </BaseTab>
          ))}
        </TabList>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={tab.content === undefined ? styles.none : styles.panel}>
          {tab.content}
        </TabPanel>
      ))}
    </Base>
  )
}
