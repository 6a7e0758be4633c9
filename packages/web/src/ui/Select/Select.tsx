import { Header } from 'react-aria-components/ListBox'
import {
  Button,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  Select as Base,
  SelectValue,
  type SelectProps as BaseProps,
} from 'react-aria-components/Select'
import { FieldHelp, FieldLabel, type FieldTexts } from '../Form/index.ts'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import field from '../Form/field.module.css'
import option from '../option/option.module.css'
import popover from '../Popover/Popover.module.css'
import { t } from '../../i18n/t.ts'
import styles from './Select.module.css'

export interface SelectOption<Id extends string = string> {
  id: Id
  label: string
  icon?: IconName
  description?: string
  /** Shown by pickers below the description, such as an example. */
  lines?: readonly string[]
  isDisabled?: boolean
  /** Options of one section stand together, under its name. */
  section?: string
}

type Kept = 'name' | 'isDisabled' | 'isRequired' | 'autoFocus' | 'aria-labelledby'

interface SelectProps<Id extends string> extends Pick<BaseProps<object>, Kept>, FieldTexts {
  options: readonly SelectOption<Id>[]
  /** null is nothing chosen yet. */
  value?: Id | null
  defaultValue?: Id
  onChange?(value: Id): void
  placeholder?: string
  /** Without a border, for toolbars and sentences. */
  isQuiet?: boolean
}

/** One of up to some twenty fixed options; a `Picker` for more, or for searching. */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const { options, label, help, error, isOptional, isQuiet, onChange, placeholder, ...rest } = props
  return (
    <Base
      {...rest}
      placeholder={placeholder ?? t('Select…')}
      onChange={onChange === undefined ? undefined : (id) => id !== null && onChange(id as Id)}
      isInvalid={error === undefined ? undefined : true}
      className={field.field}
    >
      <FieldLabel label={label} isOptional={isOptional} />
      <Button className={`${field.box} ${styles.button}`} data-quiet={isQuiet || undefined}>
        <SelectValue className={styles.value} />
        <Icon name="chevron-down" size={14} />
      </Button>
      <FieldHelp help={help} error={error} />
      <Popover className={popover.popover} offset={4}>
        <ListBox className={option.list}>
          {sections(options).map(([title, items]) =>
            title === undefined ? (
              items.map((item) => <Option key={item.id} {...item} />)
            ) : (
              <ListBoxSection key={title} id={`section:${title}`}>
                <Header className={option.header}>{title}</Header>
                {items.map((item) => (
                  <Option key={item.id} {...item} />
                ))}
              </ListBoxSection>
            ),
          )}
        </ListBox>
      </Popover>
    </Base>
  )
}

function Option({ id, label, icon, description, isDisabled }: SelectOption) {
  return (
    <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={option.option}>
      {({ isSelected }) => (
        <>
          {icon !== undefined && <Icon name={icon} />}
          <span className={option.words}>
            <span className={option.label}>{label}</span>
            {description !== undefined && <span className={option.description}>{description}</span>}
          </span>
          <span className={option.mark}>{isSelected && <Icon name="check" />}</span>
        </>
      )}
    </ListBoxItem>
  )
}

function sections<Id extends string>(options: readonly SelectOption<Id>[]): [string | undefined, SelectOption<Id>[]][] {
  return [...Map.groupBy(options, ({ section }) => section)]
}
