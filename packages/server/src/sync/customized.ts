/** True for a column of a table's or field's record that a person set: sync leaves it as it is. */
export function isCustomized({ customized }: { customized: string[] | null }, column: string): boolean {
  return customized?.includes(column) === true
}
