import { useEffect, useState } from 'react'
import type { ChartSample } from './chart-samples.ts'
import styles from './charts.module.css'

interface FilesOfSampleProps {
  display: string
  sample: ChartSample
}

/** A sample as mails and documents have it. The development server draws them. */
export function FilesOfSample({ display, sample }: FilesOfSampleProps) {
  const png = useFile({ display, sample }, 'png')
  const pdf = useFile({ display, sample }, 'pdf')
  return (
    <>
      <div className={styles.box} aria-busy={png === undefined}>
        {png !== undefined && <img className={styles.file} src={png} alt="As a PNG" />}
      </div>
      <div className={styles.box} aria-busy={pdf === undefined}>
        {pdf !== undefined && <img className={styles.file} src={pdf} alt="As a page of a PDF" />}
      </div>
    </>
  )
}

/** The address of the picture; undefined until it is drawn. */
function useFile({ display, sample }: FilesOfSampleProps, format: 'png' | 'pdf'): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let isGone = false
    void ask({ display, sample }, format).then((picture) => {
      made = URL.createObjectURL(picture)
      if (isGone) URL.revokeObjectURL(made)
      else setAddress(made)
    })
    return () => {
      isGone = true
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [display, sample, format])
  return address
}

async function ask({ display, sample }: FilesOfSampleProps, format: 'png' | 'pdf'): Promise<Blob> {
  const { name, cols, rows, settings = {} } = sample
  const body = JSON.stringify({ title: name, display, settings, answer: { data: { cols, rows } } })
  const response = await fetch(`dev/picture?format=${format}`, { method: 'POST', body })
  if (!response.ok) throw new Error(await response.text())
  if (format === 'png') return response.blob()
  return firstPage(new Uint8Array(await response.arrayBuffer()))
}

/** Of the page's height: a card at its head. */
const CARD_SHARE = 0.42

/** The card on the first page as a bitmap. */
async function firstPage(bytes: Uint8Array): Promise<Blob> {
  const { getDocumentProxy } = await import('unpdf')
  const page = await (await getDocumentProxy(bytes)).getPage(1)
  const viewport = page.getViewport({ scale: 1.5 })
  const canvas = document.createElement('canvas')
  canvas.width = viewport.width
  canvas.height = viewport.height * CARD_SHARE
  await page.render({ canvas, viewport }).promise
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob === null ? fail(new Error('No picture')) : done(blob))),
  )
}
