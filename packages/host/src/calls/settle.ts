import { CallError } from '@yingzao/contract/client'
import type { CallRefusal } from '@yingzao/renderer'

/** Returns the result of a call, or why there is none, in words for the visitor. A fault of our own still rejects. */
export async function settle<Answer extends object>(
  call: () => Promise<Answer>,
): Promise<Answer | CallRefusal> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const { failure, message, reply } = error
    return { ...refusal(reply.code ?? 0, message), isLost: failure === 'network' || failure === 'timeout' }
  }
}

export function refusal(code: number, msg: string): CallRefusal {
  return { ok: false, code, msg, isLost: false }
}

export function isRefusal(answer: object): answer is CallRefusal {
  return 'isLost' in answer
}
