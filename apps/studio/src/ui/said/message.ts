import type { Refusal } from '@yingzao/editor-core'

/** A sentence of the checks, of what reads documents, or of the editor, in the language of the Studio. */
export function saidMessage(text: string): string {
  return text
}

/** Why the editor refused something and what to do, in the language of the Studio. */
export function refusalText({ message, fix }: Pick<Refusal, 'message' | 'fix'>): string {
  return `${message}${fix}`
}
