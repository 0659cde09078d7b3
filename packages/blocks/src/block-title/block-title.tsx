import './block-title.css'

/** What a block's content is called, above it; without words it leaves no room. */
export function BlockTitle({ text }: { text: string }) {
  return text === '' ? null : <h2 className="yz-block-title">{text}</h2>
}
