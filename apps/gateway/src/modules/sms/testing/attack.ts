import { createHash, randomInt } from 'node:crypto'
import { operations } from '@yingzao/contract/server'
import type { Context } from '../../../context'
import { MOST_WORK, makeProof, workOf } from '../../../integrations'
import { networkOf } from '../../../limits/network-of'
import { race } from '../../testing/race'
import type { TestGateway } from '../../testing/start-test-gateway'

type Server = Pick<TestGateway, 'app' | 'ctx'>

/** Who calls, and for which phone. */
interface Caller {
  handset: string
  ip: string
}

const anyHandset = () => `1${randomInt(3, 10)}${String(randomInt(1e9)).padStart(9, '0')}`

/** The address of the one machine. */
const MACHINE = '203.0.113.66'

/** Ways to make somebody else pay for messages; each returns the caller of its nth call. */
export const SHAPES = {
  'one phone': () => ({ handset: '13800138000', ip: `10.0.${randomInt(256)}.${randomInt(256)}` }),
  'one prefix': () => ({
    handset: `1380013${String(randomInt(1e4)).padStart(4, '0')}`,
    ip: `10.1.${randomInt(256)}.${randomInt(256)}`,
  }),
  'any phones from twenty addresses': () => ({ handset: anyHandset(), ip: `10.2.0.${randomInt(20)}` }),
  'any phones from ever other networks': (call) => ({
    handset: anyHandset(),
    ip: `2001:db8:${(call >> 16).toString(16)}:${(call & 0xffff).toString(16)}::1`,
  }),
  'one prefix from one machine that computes': () => ({
    handset: `1380013${String(randomInt(1e4)).padStart(4, '0')}`,
    ip: MACHINE,
  }),
  'any phones from one machine that computes': () => ({ handset: anyHandset(), ip: MACHINE }),
} satisfies Record<string, (call: number) => Caller>

/**
 * What is computed for every call of an attack: the usual captcha's work, and from one machine the most that is ever
 * required.
 */
const workFor = (shape: keyof typeof SHAPES) => (shape.endsWith('computes') ? MOST_WORK : CHEAP)

/** The captcha passed by somebody who computes as much as `max` says, without the computing. */
function captchaOf({ config }: Context, ip: string, max: number): { ticket: string; randstr: string } {
  const expireAt = new Date(Date.now() + 300_000)
  const terms = { scene: 'lead', network: networkOf(ip), max, expireAt } as const
  const { ticket, number } = makeProof(config.tokenKeys, terms)
  return { ticket, randstr: String(number) }
}

/** Requests a code, and returns the envelope's code. */
async function send({ app }: Server, { handset, ip }: Caller, captcha: object): Promise<number> {
  const { method, path: url } = operations.advertSmsSend
  const payload = { handset, type: 'lead', ...captcha }
  return (await app.inject({ method, url, remoteAddress: ip, payload })).json().code
}

/** The address that all honest visitors are behind. */
export const HONEST_ADDRESS = '198.51.100.1'

/** What the usual captcha takes. */
export const CHEAP = workOf(0)

export interface AttackOptions {
  shape: keyof typeof SHAPES
  calls: number
  honest: number
  /** The servers forget the counts of each network and each prefix, which shows what these counts are good for. */
  isForgetful: boolean
}

/**
 * Attacks with the given number of calls, over all servers, ten at once; of ten calls one brings a used ticket and one
 * a forged one. In between come the honest visitors, all behind one address, who compute what is required. Returns how
 * many of those got a code.
 */
export async function attack(
  servers: readonly [Server, ...Server[]],
  { shape, calls, honest, isForgetful }: AttackOptions,
): Promise<{ served: number }> {
  const used = captchaOf(servers[0].ctx, '10.9.9.9', CHEAP)
  await send(servers[0], { handset: anyHandset(), ip: '10.9.9.9' }, used)
  let served = 0
  await race(calls, async (call) => {
    const server = servers[call % servers.length] ?? servers[0]
    const caller = SHAPES[shape](call)
    const bought = captchaOf(server.ctx, caller.ip, workFor(shape))
    const captcha = [used, { ...bought, ticket: `${bought.ticket}x` }][call % 10] ?? bought
    if (isForgetful) await server.ctx.db.pool.query('TRUNCATE call_count')
    await send(server, caller, captcha)
    const isTurn = Math.floor((call * honest) / calls) !== Math.floor(((call + 1) * honest) / calls)
    if (isTurn && (await visit(server, served))) served += 1
  })
  return { served }
}

/** One honest visitor. The first really computes; doing so for all would take minutes and show nothing more. */
async function visit(server: Server, number: number): Promise<boolean> {
  const caller = { handset: anyHandset(), ip: HONEST_ADDRESS }
  const { method, path: url } = operations.captchaChallenge
  const payload = { type: 'lead', handset: caller.handset }
  const work = (await server.app.inject({ method, url, remoteAddress: caller.ip, payload })).json().response
  const captcha =
    number === 0 ? { ticket: work.ticket, randstr: solve(work) } : captchaOf(server.ctx, caller.ip, work.max)
  return (await send(server, caller, captcha)) === 1
}

function solve({ salt, target, max }: { salt: string; target: string; max: number }): string {
  for (let number = 0; number < max; number += 1) {
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') === target) return String(number)
  }
  throw new Error('No number solves it.')
}
