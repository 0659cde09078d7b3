// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a terminal would obey.
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** A text that a terminal only shows: documents may carry escape sequences and marks that turn text around. */
export function plain(text: string): string {
  return text.replace(CONTROL, '·')
}
