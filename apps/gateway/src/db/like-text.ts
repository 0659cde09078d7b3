/** Escapes a text for `LIKE` so that it stands for itself: none of its characters is a wildcard. */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
