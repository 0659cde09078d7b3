import './rich-text.css'

/** HTML that was sanitised when the document was read, in the look that every rich text of a page shares. */
export function RichText({ html, className }: { html: string; className: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the document's reader has sanitised it on the server.
  return <div className={`${className} yz-rich`} dangerouslySetInnerHTML={{ __html: html }} />
}
