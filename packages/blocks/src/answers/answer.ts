import {
  type Client,
  LOGIN_EXPIRED,
  type OperationPayload,
  type OperationResponse,
  type Operations,
  type SentFile,
} from '@yingzao/contract/client'

/** Ids of the calls that a block can make. */
export type CallId = Parameters<Client['ask']>[0]
export type Payload<Id extends CallId> = OperationPayload<Operations[Id]>
export type Response<Id extends CallId> = OperationResponse<Operations[Id]>

/** The state of a question to the gateway. */
export type Answer<Known = unknown> =
  | { state: 'loading' }
  | { state: 'known'; response: Known }
  /** Only somebody who is logged in gets an answer. */
  | { state: 'anonymous' }
  /** The gateway refused, or no reply came (`code` 0). `msg` is for the visitor. */
  | { state: 'failed'; code: number; msg: string }

export const LOADING = { state: 'loading' } as const
export const ANONYMOUS = { state: 'anonymous' } as const

/** Asks the gateway and returns the outcome. Never rejects, shows nothing. */
export async function answerTo(
  ask: Client['ask'],
  id: CallId,
  payload: object,
  ...sent: [SentFile?]
): Promise<Answer> {
  try {
    const { code, msg, response } = await ask(id, payload as Payload<CallId>, ...sent)
    if (response !== undefined) return { state: 'known', response }
    return code === LOGIN_EXPIRED ? ANONYMOUS : { state: 'failed', code, msg }
  } catch (error) {
    return afterError(error)
  }
}

/**
 * Returns what a `CallError` says; recognised by its name, because its class would pull the whole client into a block's
 * chunk.
 */
export function afterError(error: unknown): Exclude<Answer, { state: 'known' }> {
  const { name, canceled, reply, message } = error as Partial<{
    name: string
    canceled: boolean
    reply: { code?: number }
    message: string
  }>
  if (name !== 'CallError') return { state: 'failed', code: 0, msg: '' }
  if (canceled || reply?.code === LOGIN_EXPIRED) return ANONYMOUS
  return { state: 'failed', code: reply?.code || 0, msg: message || '' }
}
