/** Actions without their pages: what their forms ask for, what is sent, and what is said of it. */
export { fieldsOf, type ActionField, type FieldOption, type InputType } from './fields.ts'
export { isActionPlace, parameterTarget, valuesFromFilters } from './place.ts'
export { sayValue, sentValues, textOf, wrongNumbers, type Typed } from './values.ts'
export { ACTION_KINDS, doneText, effectOf, kindOf, submitText, type ActionKind, type Subject } from './words.ts'
