const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text made safe for HTML, between tags and inside quoted attributes alike. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/** Attributes as ` name="value"`; an undefined one is left out. */
export function attributes(values: Record<string, string | number | undefined>): string {
  let text = ''
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) text += ` ${name}="${escapeHtml(String(value))}"`
  }
  return text
}
