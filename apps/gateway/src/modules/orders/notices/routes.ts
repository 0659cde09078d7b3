import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NoticeRefusal, type PaymentSupplierName, SupplierError } from '../../../integrations'
import { NOTIFY_PATH } from '../payments/notify-address'
import type { PaymentTools } from '../payments/payment-tools'
import { takeNotice } from './take-notice'

/** Bytes. A notice has some two thousand. */
const BODY_LIMIT = 64 * 1024

/**
 * Receives what suppliers send on their own. They are not callers of the contract: what they send is proven by its
 * signature over the raw bytes, and they are answered in their own format.
 */
export function registerNotices(app: FastifyInstance, tools: PaymentTools): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    )
    for (const supplier of Object.keys(tools.suppliers) as PaymentSupplierName[]) {
      scope.post(`${NOTIFY_PATH}/${supplier}`, { config: { site: 'notice' } }, (request, reply) =>
        answer(tools, supplier, request, reply),
      )
    }
  })
}

async function answer(
  tools: PaymentTools,
  name: PaymentSupplierName,
  { headers, body }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const supplier = tools.suppliers[name]
  const raw = { headers, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) }
  const refusal = await takeNotice(tools, supplier, raw).then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof NoticeRefusal) return error
      // Its keys could not be fetched; the supplier will send it again.
      if (error instanceof SupplierError) return new NoticeRefusal('unknown_key', 'Not now.')
      throw error
    },
  )
  const said = supplier.answerNotice(refusal)
  return reply.code(said.status).type(said.contentType).send(said.body)
}
