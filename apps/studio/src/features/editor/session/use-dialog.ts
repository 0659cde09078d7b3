import { type DeskState, useDesk, useDeskState } from './editor-ui'

/** Whether a dialog of the desk is open, and how it is closed. */
export function useDeskDialog(name: NonNullable<DeskState['dialog']>): {
  isOpen: boolean
  close: () => void
} {
  const desk = useDesk()
  const isOpen = useDeskState(({ dialog }) => dialog === name)
  return { isOpen, close: () => desk.set({ dialog: undefined }) }
}
