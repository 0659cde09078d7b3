// Run by leads.mjs beside a gateway. Prints, for each round, how many leads a second were stored by the statements alone
// and by the gateway.
import { Agent, request } from 'node:http'
import {
  createCompanyReader,
  createPublishedBlocks,
  databaseQueue,
  loadConfig,
  openProcessDatabase,
  submitLead,
} from '@yingzao/gateway/testing/process'
import { pino } from 'pino'
import { LeadCodes, type Proof } from '../../e2e/testing/lead-codes'
import { operations } from '../../packages/contract/src/server'

const CALLERS = 32
const { path, request: input } = operations.giftActivity

const [rounds = 0, leads = 0] = process.argv.slice(2).map(Number)
const config = loadConfig()
const db = await openProcessDatabase(config, () => {})
const company = createCompanyReader({ config, db })
const forms = createPublishedBlocks({ config, db }, 'collectsLeads')
const ctx = { config, company, db, jobs: databaseQueue, log: pino({ level: 'warn' }), forms }
const codes = new LeadCodes(db.pool, config)
const agent = new Agent({ keepAlive: true, maxSockets: CALLERS })

await rate(200, byStatements)
await rate(200, byGateway)
const results: { statements: number; gateway: number }[] = []
for (let round = 0; round < rounds; round += 1) {
  results.push({ statements: await rate(leads, byStatements), gateway: await rate(leads, byGateway) })
}
console.log(JSON.stringify(results))
agent.destroy()
await db.close()

/** How many leads a second are stored, with all callers at it. */
async function rate(count: number, store: (proof: Proof) => Promise<void>): Promise<number> {
  const proofs: Proof[] = []
  for (let index = 0; index < count; index += 1) proofs.push(await codes.take())
  const began = performance.now()
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      for (let proof = proofs.pop(); proof; proof = proofs.pop()) await store(proof)
    }),
  )
  return (count * 1000) / (performance.now() - began)
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

/** A machine that is busy with other things makes the gateway say that it takes too long; then it is asked again. */
async function byGateway(proof: Proof): Promise<void> {
  while ((await statusOf(proof)) !== 200) {}
}

function statusOf(proof: Proof): Promise<number> {
  const body = JSON.stringify(payloadOf(proof))
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': addressOf(proof),
  }
  return new Promise((resolve, reject) => {
    const call = request({ agent, host: '127.0.0.1', port: config.port, method: 'POST', path, headers })
    call.on('error', reject)
    call.on('response', async (reply) => {
      let text = ''
      for await (const chunk of reply.setEncoding('utf8')) text += chunk
      if (reply.statusCode === 503 || JSON.parse(text).code === 1) resolve(reply.statusCode ?? 0)
      else reject(new Error(`The gateway answered ${text}`))
    })
    call.end(body)
  })
}

/** Of its own, as no address may leave so many. */
function addressOf({ handset }: Proof): string {
  const number = Number(handset.slice(3))
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}
