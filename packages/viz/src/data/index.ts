/** From a dataset's answer to typed columns and values on scales. */
export {
  isCoordinateColumn,
  isCurrencyColumn,
  isDate,
  isKeyColumn,
  isTemporal,
  kindOfType,
  type Cell,
  type Column,
  type ColumnKind,
} from './column.ts'
export { numberOf, readData, wallTimeOf, type Data } from './data.ts'
export { dated, periodOf } from './period.ts'
export { namesCurrency } from './money.ts'
export { isMap } from './is-map.ts'
export { columnNamed, shapeOf, type Shape } from './shape.ts'
export { stacked, type Span } from './stack.ts'
