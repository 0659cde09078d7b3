import { useHost } from '@yingzao/renderer'
import { copyCode } from './copy-code'

/** A code as text with a button that copies it. The text is outside the button, so that it can be long-pressed. */
export function TextCode({ text, label }: { text: string; label: string }) {
  const host = useHost()
  return (
    <div className="yz-code">
      <code className="yz-code__text">{text}</code>
      <button
        className="yz-tap yz-code__button"
        type="button"
        data-does="copy"
        onClick={() => copyCode(host, text)}
      >
        {label}
      </button>
    </div>
  )
}
