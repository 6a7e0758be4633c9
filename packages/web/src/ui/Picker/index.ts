/** Choosing from many by searching. */
export { Picker, type PickerOption, type PickerProps } from './Picker.tsx'
export { PickerButton } from './PickerButton.tsx'
