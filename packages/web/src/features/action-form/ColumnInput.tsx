import { useChoices, useNameOf } from '../../models/metadata/index.ts'
import { TextInput } from '../../ui/Form/index.ts'

type ColumnInputProps = Omit<Parameters<typeof TextInput>[0], 'suggestions' | 'suffix'> & {
  value: string
  columnId: number
}

/** A value of a column: rows that it can refer to are searched by their names, and the name of the one that is chosen is shown. */
export function ColumnInput({ columnId, value, ...props }: ColumnInputProps) {
  const name = useNameOf(columnId, value)
  const choices = useChoices(columnId, name === undefined ? value : '')
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
