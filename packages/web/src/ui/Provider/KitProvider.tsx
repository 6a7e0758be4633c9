import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { RouterProvider } from 'react-aria-components'
import { useCutTexts } from './use-cut-texts.ts'

interface KitProviderProps {
  /** BCP 47; decides the direction of writing and the texts of React Aria. */
  locale: string
  /** Goes to a path of this application, in place of the browser. */
  navigate?(path: string): void
  /** The address to show for a path, when the application lives below a sub-path. */
  toHref?(path: string): string
  children: ReactNode
}

const stay = (path: string) => window.location.assign(path)

/** What the kit needs around it, once an application: language, the router behind links. Toasts need a `Toasts` in it. */
export function KitProvider({ locale, navigate = stay, toHref, children }: KitProviderProps) {
  useCutTexts()
  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={navigate} useHref={toHref}>
        {children}
      </RouterProvider>
    </I18nProvider>
  )
}
