import { useChoices, useNameOf, type ChosenColumn } from '../../models/metadata/index.ts'
import { TextInput } from '../../ui/Form/index.ts'

type ColumnInputProps = Omit<Parameters<typeof TextInput>[0], 'suggestions' | 'suffix'> & {
  value: string
  column: ChosenColumn
}

/** A value of a column: the rows that it can mean are searched by their names, and the name of the one that is chosen is shown. */
export function ColumnInput({ column, value, ...props }: ColumnInputProps) {
  const name = useNameOf(column, value)
  const choices = useChoices(column, name === undefined ? value : '')
  return (
    <TextInput
      {...props}
      value={value}
      suggestions={choices}
      autoComplete="off"
      {...(name !== undefined && { suffix: name })}
    />
  )
}
