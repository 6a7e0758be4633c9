/** The sending of a file, which can be stopped; it ends with the sheet. */
import { useEffect, useRef, useState } from 'react'
import type { UploadStep } from '../../../api/uploads.ts'

interface Watch {
  signal: AbortSignal
  onStep(step: UploadStep): void
}

export function useSending() {
  const [step, setStep] = useState<UploadStep | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const [isStopped, setStopped] = useState(false)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function run(work: (watch: Watch) => Promise<void>): Promise<void> {
    const control = new AbortController()
    running.current = control
    setError(null)
    setStopped(false)
    setStep({ stage: 'sending', done: 0, size: 0 })
    try {
      await work({ signal: control.signal, onStep: setStep })
    } catch (failed) {
      if (control.signal.aborted) setStopped(true)
      else setError(failed instanceof Error ? failed : new Error(String(failed)))
    }
    setStep(null)
  }

  return { step, error, isStopped, run, stop: () => running.current?.abort() }
}
