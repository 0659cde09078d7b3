// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a terminal would obey.
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * Text that is safe to print on a terminal: documents may contain escape sequences and marks that reverse the direction
 * of text.
 */
export function plain(text: string): string {
  return text.replace(CONTROL, '·')
}
