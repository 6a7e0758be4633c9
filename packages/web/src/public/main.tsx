/** Pages for guests of links and tokens. */
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { sayAnswersBy } from '../api/errors.ts'
import { setPageProperties } from '../api/customs.ts'
import { getProperties, type Properties } from '../api/session.ts'
import { loadLanguage } from '../i18n/languages.ts'
import { saySaid } from '../i18n/said.ts'
import { sayServerText } from '../i18n/server-texts.ts'
import { locale, t } from '../i18n/t.ts'
import { KitProvider } from '../ui/Provider/KitProvider.tsx'
import { showIcon, tokensOf } from '../viz/appearance/index.ts'
import { applyLook } from './apply-look.ts'
import { Failure } from './Failure.tsx'
import { LateNotices } from './LateNotices.tsx'
import { Loading } from './Loading.tsx'
import { readLook } from './look.ts'
import { linkedAction, placeOf } from './place.ts'
import '../app/theme.css'

const ActionPage = lazy(async () => ({ default: (await import('./ActionPage.tsx')).ActionPage }))
const SharedDashboard = lazy(async () => ({
  default: (await import('./dashboard/SharedDashboard.tsx')).SharedDashboard,
}))
const SharedQuestion = lazy(async () => ({ default: (await import('./SharedQuestion.tsx')).SharedQuestion }))

const look = readLook(location.hash, window.parent !== window)
applyLook(look)
const properties = siteProperties() ?? (await getProperties())
setPageProperties(properties)
const brand = await tokensOf(properties)
applyLook(look, brand)
showIcon(properties['application-favicon-url'])
if (look.theme === 'system') {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => applyLook(look, brand))
}
sayAnswersBy(sayServerText, saySaid)
await loadLanguage(look.locale ?? String(properties['site-locale'] ?? navigator.language))
const place = placeOf(location.pathname, look.isPreview)
const action = linkedAction(location.pathname)

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <KitProvider locale={locale()}>
      <Suspense fallback={<Loading />}>
        {action !== null ? (
          <ActionPage uuid={action} look={look} />
        ) : place === null ? (
          <Failure sentence={t('There is nothing at this address.')} />
        ) : place.what === 'dashboard' ? (
          <SharedDashboard place={place} look={look} />
        ) : (
          <SharedQuestion place={place} look={look} />
        )}
      </Suspense>
      <LateNotices />
    </KitProvider>
  </StrictMode>,
)
// The look is in the address: another one is another page.
window.addEventListener('hashchange', () => location.reload())

function siteProperties(): Properties | undefined {
  const text = document.querySelector('#boot')?.textContent ?? ''
  return text.trim() === '' ? undefined : JSON.parse(text).properties
}
