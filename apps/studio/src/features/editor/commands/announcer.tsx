import { useEditorUiState } from '../session/editor-ui'

/** Tells screen readers what was done. The same text twice would not be announced, so every other one ends in a zero-width space. */
export function Announcer() {
  const { text, count } = useEditorUiState(({ announcement }) => announcement)
  return (
    <p className="ed-announcer" role="status" aria-live="polite">
      {count % 2 === 0 ? text : `${text}\u200B`}
    </p>
  )
}
