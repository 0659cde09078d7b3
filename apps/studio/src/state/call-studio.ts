import { SUCCESS_CODE } from '@yingzao/contract/client'
import type { Envelope } from '@yingzao/contract/studio'
import type { Answer, JsonCallId, Payload } from './calls'
import { type SendOptions, sendCall } from './send-call'
import { StudioProblem } from './studio-problem'
import { wording } from './wording'

/**
 * Calls the gateway and resolves with the envelope's content. Rejects with a `StudioProblem` whose text can be shown as
 * it is. Nothing is retried automatically.
 */
export async function callStudio<Id extends JsonCallId>(
  id: Id,
  payload: Payload<Id>,
  options: SendOptions = {},
): Promise<Answer<Id>> {
  const read = async (reply: Response) => {
    const envelope = await readEnvelope(reply)
    if (!reply.ok || envelope.code !== SUCCESS_CODE) throw refusalOf(reply, envelope)
    // The gateway's reply follows the same contract that types the call.
    return envelope.response as Answer<Id>
  }
  return sendCall(id, payload, read, options)
}

/** Parses a JSON reply. A page sent by a proxy itself is a `StudioProblem`. */
export async function readEnvelope(reply: Response): Promise<Envelope> {
  const envelope = parse(await reply.text())
  if (isEnvelope(envelope)) return envelope
  throw new StudioProblem('unreadable', wording.unreadable, { http: reply.status })
}

/** The gateway's refusal as a problem. */
export function refusalOf(reply: Response, { code, msg }: Envelope): StudioProblem {
  return new StudioProblem('refused', msg, { code, http: reply.status })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isEnvelope(value: unknown): value is Envelope {
  if (typeof value !== 'object' || value === null) return false
  return 'code' in value && typeof value.code === 'number' && 'msg' in value && typeof value.msg === 'string'
}
