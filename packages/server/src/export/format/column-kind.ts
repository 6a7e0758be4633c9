/** What the cells of a column are, from its type; cells of another form are written as they come. */
export type ColumnKind = 'number' | 'date' | 'datetime' | 'instant' | 'time' | 'other'
