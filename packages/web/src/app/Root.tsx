/** Around every page: navigation of links, the keyboard, notices, and signing in again when a session ends. */
import { useQuery } from '@tanstack/react-query'
import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { propertiesOptions } from '../api/session.ts'
import { locale } from '../i18n/t.ts'
import { KitProvider } from '../ui/Provider/KitProvider.tsx'
import { Toasts } from '../ui/Toast/index.ts'
import { applyAppearance } from './appearance.ts'
import { hrefOf } from './base-path.ts'
import { Connection } from './errors/Connection.tsx'
import { SignedOut } from './errors/SignedOut.tsx'
import { useKeyboard } from './shortcuts/use-keyboard.ts'

export function Root() {
  const router = useRouter()
  useKeyboard()
  const { data: properties } = useQuery(propertiesOptions)
  useEffect(() => {
    if (properties !== undefined) void applyAppearance(properties)
  }, [properties])
  return (
    <KitProvider locale={locale()} navigate={(href) => void router.navigate({ href })} toHref={hrefOf}>
      <Connection />
      <Outlet />
      <SignedOut />
      <Toasts />
    </KitProvider>
  )
}
