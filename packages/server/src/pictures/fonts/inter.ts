/** The typeface of pictures, as files: the libraries that paint read no web fonts. */
import { fileURLToPath } from 'node:url'

/** Inter in the two weights that pictures are measured in, and slanted for emphasis in texts. */
export const FONTS = {
  regular: fileURLToPath(import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf')),
  semibold: fileURLToPath(import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf')),
  italic: fileURLToPath(import.meta.resolve('@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf')),
} as const
