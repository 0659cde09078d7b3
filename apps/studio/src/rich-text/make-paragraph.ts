const STYLES = ['bold', 'italic', 'underline']
const PARAGRAPH = 'p, h2, h3, h4, li, blockquote'

/**
 * Makes the line with the caret a paragraph where it is none. Browsers leave the first line of a text bare beside the
 * paragraphs that follow, and visitors would see no space after it.
 */
export function makeParagraph(text: Element): void {
  document.execCommand('defaultParagraphSeparator', false, 'p')
  const at = document.getSelection()?.anchorNode
  const paragraph = (at instanceof Element ? at : at?.parentElement)?.closest(PARAGRAPH)
  if (paragraph && paragraph !== text && text.contains(paragraph)) return
  const before = STYLES.map(isOn)
  document.execCommand('formatBlock', false, 'p')
  // The command forgets what was switched on or off for the next characters.
  for (const [index, style] of STYLES.entries()) {
    if (isOn(style) !== before[index]) document.execCommand(style)
  }
}

function isOn(style: string): boolean {
  return document.queryCommandState(style)
}
