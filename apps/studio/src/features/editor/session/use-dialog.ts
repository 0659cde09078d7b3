import { type EditorUiState, useEditorUi, useEditorUiState } from './editor-ui'

/** Whether a dialog is open, and a function that closes it. */
export function useDialog(name: NonNullable<EditorUiState['dialog']>): {
  isOpen: boolean
  close: () => void
} {
  const ui = useEditorUi()
  const isOpen = useEditorUiState(({ dialog }) => dialog === name)
  return { isOpen, close: () => ui.set({ dialog: undefined }) }
}
