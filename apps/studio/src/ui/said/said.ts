/** The Studio's text for a text of the catalogue of blocks and rules, which is Chinese. */
export function said(text: string): string {
  return text
}
