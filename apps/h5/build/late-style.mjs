/**
 * Stands in for a stylesheet that a chunk brings. With `written` the chunk's script writes it into the page, else it is
 * nothing: the page has it already. Only the path is looked at, so nothing is read before it is known to be needed.
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
