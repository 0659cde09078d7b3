/** A text for `LIKE` that stands for itself: none of its characters is a wildcard. */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
