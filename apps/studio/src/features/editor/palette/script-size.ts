import { wording } from './wording'

/** Bytes of script up to which a block is light and middling. A page of ordinary blocks loads some 75 KB in all. */
const LIGHT = 1024
const MIDDLE = 3 * 1024

/** What a block costs the visitors, as its build weighed it: in a word, and the figure for whoever asks. */
export interface ScriptSize {
  level: 'light' | 'middle' | 'heavy'
  text: string
  figure: string
}

/** Undefined for a block whose script was not measured. */
export function scriptSize(bytes: number | undefined): ScriptSize | undefined {
  if (bytes === undefined) return undefined
  const level = bytes <= LIGHT ? 'light' : bytes <= MIDDLE ? 'middle' : 'heavy'
  const { sizes, noScript, script } = wording
  return { level, text: sizes[level], figure: bytes === 0 ? noScript : script((bytes / 1024).toFixed(1)) }
}
