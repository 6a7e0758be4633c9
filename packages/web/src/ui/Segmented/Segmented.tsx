import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { Tip } from '../Tooltip/Tip.tsx'
import styles from './Segmented.module.css'

interface Segment<Id extends string> {
  id: Id
  label: string
  icon?: IconName
  keys?: string
  isDisabled?: boolean
}

interface SegmentedProps<Id extends string> {
  /** Its accessible name. */
  label: string
  segments: readonly Segment<NoInfer<Id>>[]
  value: Id
  onChange(value: NoInfer<Id>): void
  /** Icons alone, each with a tooltip. */
  isIcons?: boolean
  /** Segments share the whole width. */
  isWide?: boolean
  isDisabled?: boolean
}

/** One of two to five, beside each other. */
export function Segmented<Id extends string>(props: SegmentedProps<Id>) {
  const { label, segments, value, onChange, isIcons = false, isWide = false, isDisabled } = props
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={styles.group}
      data-wide={isWide || undefined}
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        for (const key of keys) onChange(key as Id)
      }}
      isDisabled={isDisabled}
    >
      {segments.map((segment) => {
        const button = (
          <ToggleButton
            key={segment.id}
            id={segment.id}
            isDisabled={segment.isDisabled}
            aria-label={isIcons ? segment.label : undefined}
            className={styles.segment}
          >
            {segment.icon !== undefined && <Icon name={segment.icon} />}
            {!isIcons && <span className={styles.label}>{segment.label}</span>}
          </ToggleButton>
        )
        if (!isIcons) return button
        return (
          <Tip key={segment.id} text={segment.label} keys={segment.keys}>
            {button}
          </Tip>
        )
      })}
    </ToggleButtonGroup>
  )
}
