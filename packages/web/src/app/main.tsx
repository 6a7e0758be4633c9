import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { sayAnswersBy } from '../api/errors.ts'
import { makeQueryClient } from '../api/query-client.ts'
import { loadLanguage } from '../i18n/languages.ts'
import { saySaid } from '../i18n/said.ts'
import { sayServerText } from '../i18n/server-texts.ts'
import { applyDensity } from '../lib/looks.ts'
import { applyAppearance } from './appearance.ts'
import { boot } from './boot.ts'
import { makeRouter } from './router.tsx'
import './theme.css'

applyDensity()
const queryClient = makeQueryClient()
const { properties, user } = await boot(queryClient)
sayAnswersBy(sayServerText, saySaid)
await loadLanguage(String(user?.locale ?? properties['site-locale'] ?? 'en'))
await applyAppearance(properties)
const router = makeRouter({ queryClient, properties })

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
