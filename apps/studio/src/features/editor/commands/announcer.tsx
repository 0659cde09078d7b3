import { useEditorUiState } from '../session/editor-ui'

/** Tells readers what was done. The same words twice are two things to them, so an empty mark comes behind every other. */
export function Announcer() {
  const { text, count } = useEditorUiState(({ announcement }) => announcement)
  return (
    <p className="ed-announcer" role="status" aria-live="polite">
      {count % 2 === 0 ? text : `${text}\u200B`}
    </p>
  )
}
