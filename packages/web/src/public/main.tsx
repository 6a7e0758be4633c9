/** Pages for guests of links and tokens. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { loadLanguage } from '../i18n/languages.ts'
import { locale, t } from '../i18n/t.ts'
import { KitProvider } from '../ui/Provider/KitProvider.tsx'
import { applyLook } from './apply-look.ts'
import { Failure } from './Failure.tsx'
import { Loading } from './Loading.tsx'
import { readLook } from './look.ts'
import { placeOf } from './place.ts'
import '../app/theme.css'

const SharedDashboard = lazy(async () => ({ default: (await import('./SharedDashboard.tsx')).SharedDashboard }))
const SharedQuestion = lazy(async () => ({ default: (await import('./SharedQuestion.tsx')).SharedQuestion }))

const look = readLook(location.hash, window.parent !== window)
applyLook(look)
if (look.theme === 'system') {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => applyLook(look))
}
await loadLanguage(look.locale ?? siteLocale())
const place = placeOf(location.pathname, look.isPreview)

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    {/* Maps are read through it. */}
    <QueryClientProvider client={new QueryClient()}>
      <KitProvider locale={locale()}>
        <Suspense fallback={<Loading />}>
          {place === null ? (
            <Failure sentence={t('There is nothing at this address.')} />
          ) : place.what === 'dashboard' ? (
            <SharedDashboard place={place} look={look} />
          ) : (
            <SharedQuestion place={place} look={look} />
          )}
        </Suspense>
      </KitProvider>
    </QueryClientProvider>
  </StrictMode>,
)
// The look is in the address: another one is another page.
window.addEventListener('hashchange', () => location.reload())

function siteLocale(): string {
  const text = document.querySelector('#boot')?.textContent ?? ''
  if (text.trim() === '') return navigator.language
  return String(JSON.parse(text).properties?.['site-locale'] ?? 'en')
}
