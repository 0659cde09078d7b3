import { createContext, useContext } from 'react'
import type { CanvasSession } from './canvas-api'

export const CanvasContext = createContext<CanvasSession | undefined>(undefined)

/** The editor around this page. */
export function useCanvas(): CanvasSession {
  const session = useContext(CanvasContext)
  if (!session) throw new Error('useCanvas needs a CanvasContext around it; only the canvas page has one.')
  return session
}
