import type { Refusal } from '@yingzao/editor-core'

/** A sentence of the checks, of what reads documents, or of the editor, in the language of the Studio. */
export function saidMessage(text: string): string {
  return text
}

/** Why something was refused and what to do, in the language of the Studio. */
export function refusalText({ message, fix }: Pick<Refusal, 'message' | 'fix'>): string {
  return `${message}${fix}`
}
