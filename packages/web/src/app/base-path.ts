/** Below which path the application lives, e.g. `/bi/`; `/` mostly. */
export const basePath = new URL('.', document.baseURI).pathname

/** The address of a page of the application for the browser: `/card/1` is `/bi/card/1` below `/bi/`. */
export const hrefOf = (path: string) => (path.startsWith('/') ? `${basePath.replace(/\/$/, '')}${path}` : path)
