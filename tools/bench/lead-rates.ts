// Run by leads.mjs beside a gateway. Prints, for each round, how many leads a second were stored by the statements alone
// and by the gateway.
import { createPublishedBlocks, submitLead } from '@yingzao/gateway/testing/process'
import { LeadCodes, type Proof } from '../../e2e/testing/lead-codes'
import { operations } from '../../packages/contract/src/server'
import { GatewayLine, workThrough } from './callers'
import { openParts } from './open-parts'
import { printRates } from './print-rates'

const { path, request: input } = operations.giftActivity

const parts = await openParts()
const { config, db, switches } = parts
const ctx = { ...parts, forms: createPublishedBlocks({ config, db, switches }, 'collectsLeads') }
const codes = new LeadCodes(db.pool, config)
const line = new GatewayLine(config.port)

await printRates(
  { statements: (count) => rate(count, byStatements), gateway: (count) => rate(count, byGateway) },
  200,
)
line.close()
await db.close()

/** How many leads a second are stored, with all callers at work. */
async function rate(count: number, store: (proof: Proof) => Promise<void>): Promise<number> {
  const proofs: Proof[] = []
  for (let index = 0; index < count; index += 1) proofs.push(await codes.take())
  return (count * 1000) / (await workThrough(proofs, store))
}

function payloadOf(proof: Proof): object {
  const agreed = ['我已阅读并同意《隐私政策》和《用户服务协议》']
  return {
    nick_name: '王小明',
    ...proof,
    cps_id: 'bench',
    page_code: 'bench',
    consent: 1,
    consent_version: '1',
    agreed,
  }
}

async function byStatements(proof: Proof): Promise<void> {
  const { is_new } = await submitLead(ctx, input.parse(payloadOf(proof)), undefined, {
    ip: addressOf(proof),
    headers: {},
  })
  if (!is_new) throw new Error('A lead was there before.')
}

async function byGateway(proof: Proof): Promise<void> {
  const text = await line.post({
    path,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(proof) },
    body: JSON.stringify(payloadOf(proof)),
  })
  if (JSON.parse(text).code !== 1) throw new Error(`The gateway answered ${text}`)
}

/** A separate one each, as no address may leave so many. */
function addressOf({ handset }: Proof): string {
  const number = Number(handset.slice(3))
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}
