import { createContext, useContext, useSyncExternalStore } from 'react'
import type { SaveState } from './save-state'
import type { Saver } from './saver'

export const SaverContext = createContext<Saver | undefined>(undefined)

/** Returns what saves the open page. Only inside the editor. */
export function useSaver(): Saver {
  const saver = useContext(SaverContext)
  if (!saver) throw new Error('useSaver needs a Saving around it; only the editor screen has one.')
  return saver
}

export function useSaveState(): SaveState {
  const saver = useSaver()
  return useSyncExternalStore(saver.subscribe, () => saver.state)
}
