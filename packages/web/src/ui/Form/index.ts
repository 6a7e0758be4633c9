/** Forms and the inputs whose value is typed. */
export { ColorInput } from './ColorInput.tsx'
export { Field } from './Field.tsx'
export { Form, FormRow } from './Form.tsx'
export { NumberInput } from './NumberInput.tsx'
export { SearchInput } from './SearchInput.tsx'
export { TextArea } from './TextArea.tsx'
export { FieldHelp, FieldLabel, type FieldTexts } from './parts.tsx'
export { TextInput } from './TextInput.tsx'
