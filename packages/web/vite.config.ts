/**
 * Builds the application (`index.html`), and in the mode `guests` the light pages for guests (`public.html`) beside it: built
 * together, guests would load what the two share in files made for the application.
 */
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { devPictures } from './dev-pictures.ts'
import { fileGroups, guestGroups } from './file-groups.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
/** The server that the development server asks. */
const SERVER = process.env['QUERENT_DEV_SERVER'] ?? 'http://localhost:3000'

/** Pages for guests, where the server has them. */
const guestPages: Plugin = {
  name: 'guest-pages',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      if (/^\/(?:public|embed)\//.test(request.url ?? '')) request.url = '/public.html'
      next()
    })
  },
}

/** Languages of the interface, as the kit's own words have them. */
const KIT_LOCALES = new Set(['en-US', 'de-DE'])

/**
 * The kit carries its own words in 34 languages, a module for each component and language. Those that the interface does not
 * speak are resolved to the English module, which is loaded once.
 */
const kitWords: Plugin = {
  name: 'kit-words',
  enforce: 'pre',
  resolveId: {
    filter: { id: /[/.][a-z]{2}-[A-Z]{2}\.m?js$/ },
    handler(id, importer) {
      const locale = /([a-z]{2}-[A-Z]{2})\.m?js$/.exec(id)?.[1]
      if (importer === undefined || locale === undefined || KIT_LOCALES.has(locale)) return null
      if (!/\/react-(?:aria|stately|aria-components)\//.test(importer)) return null
      return this.resolve(id.replace(locale, 'en-US'), importer, { skipSelf: true })
    },
  },
}

/** `--mode dev` adds the pages that show every part of the interface, which the server never serves. */
export default defineConfig(({ mode }) => ({
  root,
  plugins: [guestPages, kitWords, devPictures],
  // Paths are relative: the server tells the page where it lives, also below a sub-path behind a proxy.
  base: './',
  clearScreen: false,
  css: { transformer: 'lightningcss', modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: 'dist/build',
    emptyOutDir: mode !== 'guests',
    copyPublicDir: mode !== 'guests',
    assetsDir: 'app/assets',
    target: 'es2023',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2048,
    rolldownOptions: {
      output: { codeSplitting: { groups: mode === 'guests' ? guestGroups() : fileGroups() } },
      // Modules that an index only passes on are not loaded: a third less memory.
      experimental: { lazyBarrel: true },
      onLog: (level, log, next) => {
        // Packages mark what is for the browser; here everything is.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log)
      },
      input: {
        ...(mode === 'guests' ? { public: `${root}public.html` } : { index: `${root}index.html` }),
        ...(mode === 'dev' ? { dev: `${root}dev.html` } : {}),
      },
    },
  },
  server: { port: 5173, proxy: { '/api': SERVER, '/auth/sso': SERVER } },
}))
