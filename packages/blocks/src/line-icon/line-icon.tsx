import './line-icon.css'
import { LINE_ICON_PATHS, type LineIconName } from './line-icons'

/** Decoration beside words; as large as its text and in its colour, unless its block says otherwise. */
export function LineIcon({ name }: { name: LineIconName }) {
  return (
    <svg className="yz-line-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={LINE_ICON_PATHS[name]} />
    </svg>
  )
}
