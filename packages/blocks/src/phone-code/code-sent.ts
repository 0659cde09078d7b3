import type { CodeStep } from '@yingzao/renderer'

/** Which phone has been sent a code, and when. */
export interface CodeSent {
  /** The phone that has a code. */
  codeFor: string | undefined
  /** From when another may be asked for, in milliseconds of the server's clock. */
  resendAt: number
}

export const NO_CODE: CodeSent = { codeFor: undefined, resendAt: 0 }

export function hasCode({ codeFor }: Pick<CodeSent, 'codeFor'>, handset: string | undefined): boolean {
  return handset !== undefined && handset === codeFor
}

/** What a form waits for before a code is there, in this order. */
export type CodeWork = 'preparing' | CodeStep

/** What a button says meanwhile. */
export const WORK_TEXTS = { preparing: '请稍候…', captcha: '请完成验证…' } as const
