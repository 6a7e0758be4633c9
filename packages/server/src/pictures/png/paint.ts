/**
 * SVG as pixels, by resvg as WebAssembly. A panic in it is a trap, which JavaScript catches; as a native library it would end
 * the process (docs/decisions/0024-painter-in-webassembly.md).
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { workerData } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { PainterCode } from '../types.ts'

/** What is left of the painter's memory is not to be trusted: its thread ends. */
export class PainterBroke extends Error {}

/** Four bytes for a pixel, line by line. */
interface Pixels {
  width: number
  height: number
  bytes: Uint8Array
}

let loaded: Promise<PainterCode> | undefined

/** Once something was painted; compiled here, or given to this thread. */
export const painterCode = (): Promise<PainterCode> | undefined => loaded

/** @throws {PainterBroke} */
export async function paint(svg: string): Promise<Pixels> {
  await (loaded ??= load())
  try {
    return painted(svg)
  } catch (error) {
    if (isTrap(error)) throw new PainterBroke('The picture broke its painter.', { cause: error })
    throw error
  }
}

async function load(): Promise<PainterCode> {
  const { code = await compiled() }: { code?: PainterCode } = Object(workerData)
  await initWasm(code)
  return code
}

async function compiled(): Promise<PainterCode> {
  const file = fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))
  // Types of Node leave the function out.
  const { compile }: { compile(file: Uint8Array): Promise<PainterCode> } = Reflect.get(globalThis, 'WebAssembly')
  return compile(await readFile(file))
}

/** Types of Node leave its class out. */
function isTrap(error: unknown): boolean {
  return error instanceof Error && error.name === 'RuntimeError'
}

function painted(svg: string): Pixels {
  // Texts are outlines by now.
  const picture = new Resvg(svg, { font: { loadSystemFonts: false } })
  const image = picture.render()
  const { width, height, pixels: bytes } = image
  image.free()
  picture.free()
  return { width, height, bytes }
}
