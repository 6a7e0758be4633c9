/**
 * `/charts.html?display=pie&theme=dark&dir=rtl&size=card`: every display with every sample, as people see them; with `files`, as mails
 * (PNG) and documents (PDF) have them beside it.
 */
import { createRoot } from 'react-dom/client'
import { KitProvider } from '../ui/Provider/KitProvider.tsx'
import { ChartsPage } from './ChartsPage.tsx'
import '../app/theme.css'

const search = new URLSearchParams(window.location.search)
const isRtl = search.get('dir') === 'rtl'
const page = document.documentElement
page.dir = isRtl ? 'rtl' : 'ltr'
page.dataset['theme'] = search.get('theme') ?? ''

createRoot(document.querySelector('#root')!).render(
  <KitProvider locale={isRtl ? 'ar-EG' : 'en-US'} navigate={(path) => window.location.assign(path)}>
    <ChartsPage display={search.get('display')} isCard={search.get('size') === 'card'} hasFiles={search.has('files')} />
  </KitProvider>,
)
