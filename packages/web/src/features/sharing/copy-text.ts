import { t } from '../../i18n/t.ts'
import { toast } from '../../ui/Toast/index.ts'

/** Puts a text into the clipboard and says whether that worked. */
export async function copyText(value: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(value)
    toast(t('Copied'))
  } catch {
    toast({ text: t('The browser does not allow copying here.'), tone: 'bad' })
  }
}
