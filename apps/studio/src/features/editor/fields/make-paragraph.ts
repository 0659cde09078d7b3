const STYLES = ['bold', 'italic', 'underline']

/**
 * Makes the line with the caret a paragraph. Browsers let the first line of a text stand bare beside the paragraphs that
 * follow, and visitors would see no space behind it.
 */
export function makeParagraph(): void {
  document.execCommand('defaultParagraphSeparator', false, 'p')
  if (document.queryCommandValue('formatBlock') === 'p') return
  const before = STYLES.map(isOn)
  document.execCommand('formatBlock', false, 'p')
  // It forgets what was switched on or off for the next letters.
  for (const [index, style] of STYLES.entries()) {
    if (isOn(style) !== before[index]) document.execCommand(style)
  }
}

function isOn(style: string): boolean {
  return document.queryCommandState(style)
}
