import './rich-text.css'

/** Html that reading the document has sanitised, in the looks that every rich text of a page shares. */
export function RichText({ html, className }: { html: string; className: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the document's reader has sanitised it on the server.
  return <div className={`${className} yz-rich`} dangerouslySetInnerHTML={{ __html: html }} />
}
