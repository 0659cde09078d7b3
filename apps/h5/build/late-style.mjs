/**
 * Replaces a stylesheet that a chunk imports. With `written` the chunk's script writes it into the page, otherwise it
 * is empty: the page has it already. Only the path is examined, so nothing is read before it is known to be needed.
 */
export function pitch() {
  if (!this.getOptions().written) return ''
  const path = JSON.stringify(`${this.resourcePath}?inline`)
  return `import text from ${path}
const style = document.createElement('style')
style.textContent = text
document.head.append(style)`
}

export default function pass(text) {
  return text
}
