import { useHost } from '@yingzao/renderer'

/** A code as text with a button that copies it. The text stands outside of the button, so that it can be held long. */
export function TextCode({ text, label }: { text: string; label: string }) {
  const host = useHost()
  async function copy() {
    host.toast((await host.copy(text)) ? '复制成功' : '复制失败，请长按复制')
  }
  return (
    <div className="yz-code">
      <code className="yz-code__text">{text}</code>
      <button className="yz-tap yz-code__button" type="button" onClick={copy}>
        {label}
      </button>
    </div>
  )
}
