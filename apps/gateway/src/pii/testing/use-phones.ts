import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { newestCode } from '../../modules/sms'
import { passedCaptcha } from '../../modules/testing/ask-for-code'
import { race } from '../../modules/testing/race'
import { hashHandset } from '../sealed-handset'

/** The calls that take a phone. */
export const phoneCalls = Object.values(operations).filter(({ request }) => 'handset' in request.shape)

/** All responses, headers included, and which calls were made. */
export interface Answers {
  text: string[]
  made: Set<string>
}

type Server = { app: FastifyInstance; ctx: Context }

/**
 * Uses every phone for everything a phone can be used for: a captcha, codes, a login, a lead, an account with a broker,
 * an open day, and, for every tenth, being erased; and puts it where none belongs: in addresses, in fields for other
 * things, in reports.
 */
export async function usePhones(server: Server, phones: readonly string[]): Promise<Answers> {
  const answers: Answers = { text: [], made: new Set() }
  await race(phones.length, async (index) => {
    // Different addresses, or else limits would stop it.
    const ip = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
    await useOne(visitorOf(server, answers, ip), phones[index] ?? '', { isErased: index % 10 === 0 })
  })
  return answers
}

type Visitor = ReturnType<typeof visitorOf>

function visitorOf({ app, ctx }: Server, answers: Answers, remoteAddress: string) {
  const headers: Record<string, string> = {}

  async function get(url: string): Promise<void> {
    const reply = await app.inject({ url, headers, remoteAddress })
    answers.text.push(reply.payload, JSON.stringify(reply.headers))
  }

  /** Makes a call and expects it to succeed. */
  async function call(id: keyof typeof operations, fields: object) {
    const { method, path: url } = operations[id]
    const sent = method === 'GET' ? { query: fields as Record<string, string> } : { payload: fields }
    const reply = await app.inject({ method, url, headers, remoteAddress, ...sent })
    // A link holds what its caller put into it, and nobody else gets it.
    if (id !== 'generateUrlLink') answers.text.push(reply.payload, JSON.stringify(reply.headers))
    answers.made.add(id)
    const { code, response } = reply.json()
    if (code !== 1) throw new Error(`${id} was answered ${reply.payload}`)
    return response
  }

  /** Asks for a code as a page does, and reads it on the phone. */
  async function codeFor(handset: string, type: string): Promise<string> {
    await call('captchaChallenge', { type, handset })
    const named = { platform_name: handset, operation_name: `h5 ${handset}` }
    await call('advertSmsSend', { handset, type, ...named, ...passedCaptcha({ ctx }) })
    // A minute later.
    await ctx.db.pool.query(
      "UPDATE sms_phone SET sent_at = sent_at - interval '60 s' WHERE handset_hash = $1",
      [hashHandset(ctx.config, handset)],
    )
    return (await newestCode(ctx, handset)) ?? ''
  }

  return { headers, get, call, codeFor }
}

async function useOne(
  { headers, get, call, codeFor }: Visitor,
  handset: string,
  { isErased }: { isErased: boolean },
): Promise<void> {
  const agreed = { consent: 1, consent_version: '1.0', cps_id: handset }
  const login = { handset, code: await codeFor(handset, 'login'), platform_name: handset, ...agreed }
  const { token } = await call('smartLogin', login)
  await call('giftActivity', {
    nick_name: '访客',
    handset,
    code: await codeFor(handset, 'lead'),
    is_send_result: 1,
    ...agreed,
  })
  await call('addOpenAccount', { name: '访客', handset, code: await codeFor(handset, 'enrol'), ...agreed })
  headers.authorization = `Bearer ${token}`
  const wish = { session_id: 'open-1', name: handset, handset, page_code: handset }
  await call('openDayRegister', { ...wish, ...agreed })
  await call('openDayMyInfo', {})
  await call('tourEnroll', { speech_id: 'talk', name: handset, handset, page_code: handset, ...agreed })
  await call('myEnrolments', {})
  await call('currentUser', {})
  await call('privacyConsents', {})
  await call('generateUrlLink', {
    name: 'main',
    page: 'pages/index',
    query: `handset=${handset}&x=${handset}`,
  })
  const seen = { session_id: `session-${handset.slice(-6)}`, view_seq: 1, code: 'sale' }
  const address = `https://h5.example.com/h5-page/h5/sale?handset=${handset}&x=${handset}`
  await call('pageView', { ...seen, url: address, referrer: address })
  await get(`/n8sf/${handset}?handset=${handset}`)
  await get(`/h5-page/h5/sale?phone=${handset}`)
  if (isErased) await call('privacyErase', { code: await codeFor(handset, 'erase') })
}
