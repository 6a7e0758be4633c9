/** What a thing in a collection is, without the page: kinds in words and icons, where it may go, requests that move it. */
export * from './item.ts'
export * from './kinds.ts'
