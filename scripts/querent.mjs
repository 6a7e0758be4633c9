#!/usr/bin/env node
// The program, under a Node that is recent enough: `npx querent COMMAND`, `npm run querent -- COMMAND`.
import { fileURLToPath } from 'node:url'

process.argv.splice(2, 0, fileURLToPath(new URL('../packages/server/src/main.ts', import.meta.url)))
await import('./node.mjs')
