/** The entries of a setting that names several things by commas, as somebody typed them. */
export function commaList(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}
