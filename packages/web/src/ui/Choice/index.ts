/** Inputs whose value is chosen from few that are seen. */
export { Checkbox, CheckboxGroup } from './Checkbox.tsx'
export { Radio, RadioGroup } from './Radio.tsx'
export { Switch } from './Switch.tsx'
