import { useCallback, useEffect, useRef, useState } from 'react'
import { type ArrivedFile, callFile } from '../../state/call-file'
import type { FileCallId, Payload } from '../../state/calls'

interface Export<Id extends FileCallId> {
  /** Resolves with undefined when it failed, which `error` reports, or was stopped. */
  start: (wanted: Payload<Id>) => Promise<ArrivedFile | undefined>
  stop: () => void
  isRunning: boolean
  /** How many bytes of the file have arrived. */
  bytes: number
  error: unknown
}

/** One export at a time; it stops when the dialog that started it closes. */
export function useExport<Id extends FileCallId>(id: Id): Export<Id> {
  const running = useRef<AbortController>(undefined)
  const [state, setState] = useState<{ isRunning: boolean; bytes: number; error?: unknown }>({
    isRunning: false,
    bytes: 0,
  })
  const stop = useCallback(() => running.current?.abort(), [])
  useEffect(() => stop, [stop])

  async function start(wanted: Payload<Id>): Promise<ArrivedFile | undefined> {
    stop()
    const mine = new AbortController()
    running.current = mine
    setState({ isRunning: true, bytes: 0 })
    try {
      const onProgress = (bytes: number) => setState({ isRunning: true, bytes })
      const file = await callFile(id, wanted, { signal: mine.signal, onProgress })
      setState({ isRunning: false, bytes: 0 })
      return file
    } catch (error) {
      if (!mine.signal.aborted) setState({ isRunning: false, bytes: 0, error })
      return undefined
    }
  }
  return { error: undefined, ...state, start, stop }
}
