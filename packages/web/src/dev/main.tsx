/** `/dev.html?dir=rtl&theme=dark`: every part of the kit in every state, for eyes, axe and scripts of keys. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { KitProvider } from '../ui/Provider/KitProvider.tsx'
import { Toasts } from '../ui/Toast/index.ts'
import { DevPage } from './DevPage.tsx'
import '../app/theme.css'

const search = new URLSearchParams(window.location.search)
const direction = search.get('dir') === 'rtl' ? 'rtl' : 'ltr'
const page = document.documentElement
page.dir = direction
page.lang = direction === 'rtl' ? 'ar' : 'en'
page.dataset.theme = search.get('theme') ?? ''
page.dataset.density = search.get('density') ?? ''

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <KitProvider locale={direction === 'rtl' ? 'ar-EG' : 'en-US'} navigate={(path) => window.location.assign(path)}>
      <DevPage />
      <Toasts />
    </KitProvider>
  </StrictMode>,
)
