/** The entries of a setting that lists several things, separated by commas, as somebody typed them. */
export function commaList(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}
