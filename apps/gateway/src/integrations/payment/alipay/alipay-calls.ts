import type { FastifyBaseLogger } from 'fastify'
import type { AlipaySettings } from '../../../config/alipay'
import { createPatience, type PatienceOptions } from '../../patience'
import { SupplierError } from '../../supplier-error'
import type { SandboxServer, WireReply, WireRequest } from '../sandbox-ledger'
import { FORM_TYPE, writeForm } from './form'
import { openReply } from './open-reply'
import { type Expected, readVerdict } from './read-verdict'
import { requestUrl, signRequest } from './sign-request'

interface AlipayCall<Reply, Refusal> extends Expected<Reply, Refusal> {
  method: string
  biz: Record<string, unknown>
  /** Whether repeating it at once does no harm; only then is it retried when there was no answer. */
  repeatable: boolean
}

/** Access to Alipay that cannot keep us waiting: see `createPatience`. Both methods reject with a SupplierError. */
export interface AlipayCalls {
  call<Reply, Refusal = never>(call: AlipayCall<Reply, Refusal>): Promise<Reply | Refusal>
  /** Fetches a file whose address was in an answer. Its bytes are not signed. */
  file(url: string): Promise<Buffer>
}

export interface AlipayCallsOptions extends PatienceOptions {
  settings: AlipaySettings
  send: SandboxServer
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>
  now: () => Date
}

export function createAlipayCalls({ settings, send, log, now, ...options }: AlipayCallsOptions): AlipayCalls {
  const patience = createPatience({ ...options, name: 'Alipay', log })
  return {
    call: ({ method, biz, repeatable, ...expected }) =>
      patience.run(
        async () => {
          const what = `Alipay ${method}`
          const answer = await sendOnce(send, what, {
            method: 'POST',
            url: requestUrl(settings.origin),
            headers: { 'content-type': FORM_TYPE },
            body: writeForm(signRequest(settings, { method, biz }, now())),
          })
          const said = openReply(what, method, answer, settings.publicKey)
          return readVerdict(what, said, expected)
        },
        { repeatable },
      ),
    file: (url) =>
      patience.run(
        async () => {
          const { status, body } = await sendOnce(send, 'A file of Alipay', {
            method: 'GET',
            url,
            headers: {},
            body: '',
          })
          if (status === 200) return body
          throw new SupplierError('no_answer', `A file of Alipay came with HTTP ${status}.`)
        },
        { repeatable: true },
      ),
  }
}

async function sendOnce(send: SandboxServer, what: string, request: WireRequest): Promise<WireReply> {
  try {
    return await send(request)
  } catch (error) {
    if (error instanceof SupplierError) throw error
    throw new SupplierError('no_answer', `${what} gave no answer.`, { cause: error })
  }
}
