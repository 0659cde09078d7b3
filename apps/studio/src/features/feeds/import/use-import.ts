import { useCallback, useEffect, useRef, useState } from 'react'
import type { Payload } from '../../../state/calls'
import { sendBytes } from '../../../state/upload-file'
import type { Report } from './mapping'

/** A hundred thousand rows are processed for a while after they have arrived. */
const PATIENCE_MS = 5 * 60_000

interface Running {
  isCheck: boolean
  /** How much of the file has been sent, from 0 to 1. */
  part: number
}

/** Sends a file to be checked or stored, one at a time; stops when the dialog that started it closes. */
export function useImport() {
  const sending = useRef<AbortController>(undefined)
  const [running, setRunning] = useState<Running>()
  const [problem, setProblem] = useState<unknown>()
  const stop = useCallback(() => sending.current?.abort(), [])
  useEffect(() => stop, [stop])

  /** Resolves with undefined when it failed, which `problem` reports, or was stopped. */
  async function send(file: File, query: Payload<'feedImport'>): Promise<Report | undefined> {
    stop()
    const mine = new AbortController()
    sending.current = mine
    const isCheck = query.is_check === '1'
    setProblem(undefined)
    setRunning({ isCheck, part: 0 })
    try {
      return await sendBytes('feedImport', query, file, {
        signal: mine.signal,
        patienceMs: PATIENCE_MS,
        onProgress: (part) => !mine.signal.aborted && setRunning({ isCheck, part }),
      })
    } catch (error) {
      if (!mine.signal.aborted) setProblem(error)
      return undefined
    } finally {
      if (sending.current === mine) setRunning(undefined)
    }
  }
  return { send, stop, running, problem }
}
