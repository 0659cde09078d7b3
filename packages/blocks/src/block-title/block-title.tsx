import './block-title.css'

/** The title above a block's content; without text it takes up no space. */
export function BlockTitle({ text }: { text: string }) {
  return text === '' ? null : <h2 className="yz-block-title">{text}</h2>
}
