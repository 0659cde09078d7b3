import type { FastifyBaseLogger } from 'fastify'
import type { MailSettings } from '../../config/mail'
import { createPatience, type PatienceOptions } from '../patience'
import { SupplierError } from '../supplier-error'
import type { Mail, MailPort } from './mail-port'
import { mailText } from './mail-text'
import { type SmtpPlace, type SmtpReply, SmtpSession } from './smtp-session'

/** How long one mail may take, in milliseconds: servers check who sends, some of them slowly. */
const TRY_MS = 20_000
/** How many characters of what a server says are reported. */
const SAID = 200

interface SmtpOptions extends PatienceOptions {
  settings: MailSettings
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>
  /** For tests: whose certificates are trusted. */
  trust?: SmtpPlace['trust']
}

/** Sends mail by SMTP (RFC 5321), each by a connection of its own. The password is in no error and no line of the log. */
export function createSmtp({ settings, log, trust, tryMs = TRY_MS, ...options }: SmtpOptions): MailPort {
  const patience = createPatience({ ...options, name: 'The server of mail', log })
  const place = { ...settings, ...(trust && { trust }) }
  return {
    // A job retries later, and sending twice is better than never.
    send: (mail) => patience.run(() => attempt(place, settings, mail, tryMs), { repeatable: false }),
  }
}

async function attempt(place: SmtpPlace, settings: MailSettings, mail: Mail, tryMs: number): Promise<void> {
  if (mail.to.length === 0) throw new SupplierError('refused', 'There is no address to send mail to.')
  const state: { session?: SmtpSession; isGiven: boolean; isLate: boolean } = {
    isGiven: false,
    isLate: false,
  }
  const timer = setTimeout(() => {
    state.isLate = true
    state.session?.close()
  }, tryMs)
  try {
    state.session = await withinTime(SmtpSession.open(place), tryMs)
    const offers = await greet(state.session, place)
    await logIn(state.session, settings, offers)
    await give(state.session, settings, mail, () => {
      state.isGiven = true
    })
  } catch (error) {
    if (error instanceof SupplierError) throw error
    const { code = '' } = error as { code?: string }
    const why = state.isLate || code === '' ? `no answer within ${tryMs} ms` : code
    // Nothing can have been sent before all of it was handed over.
    throw new SupplierError(
      state.isGiven ? 'no_answer' : 'busy',
      `The server of mail could not be asked: ${why}.`,
      {
        cause: error,
      },
    )
  } finally {
    clearTimeout(timer)
    state.session?.close()
  }
}

/** Rejects when connecting takes too long; a connection that comes later is closed. */
async function withinTime(opening: Promise<SmtpSession>, ms: number): Promise<SmtpSession> {
  let timer: NodeJS.Timeout | undefined
  let isLate = false
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true
      reject(new Error('No connection in time.'))
    }, ms)
  })
  void opening.then((session) => isLate && session.close()).catch(() => {})
  return Promise.race([opening, late]).finally(() => clearTimeout(timer))
}

/**
 * Says hello, and returns what is offered. Encrypts the connection where required: a server that does not offer it gets
 * nothing of ours.
 */
async function greet(session: SmtpSession, place: SmtpPlace): Promise<readonly string[]> {
  expectCode(await session.hear(), 220, 'greeting')
  const offers = await hello(session)
  if (place.security !== 'starttls') return offers
  if (!offers.some((offer) => /^STARTTLS\b/i.test(offer)))
    throw new SupplierError('refused', 'The server of mail does not offer STARTTLS.')
  expectCode(await session.say('STARTTLS'), 220, 'STARTTLS')
  await session.secure(place)
  return hello(session)
}

async function hello(session: SmtpSession): Promise<readonly string[]> {
  return expectCode(await session.say('EHLO yingzao.local'), 250, 'EHLO').lines
}

async function logIn(
  session: SmtpSession,
  { account }: MailSettings,
  offers: readonly string[],
): Promise<void> {
  if (!account) return
  const { user, password } = account
  const ways =
    offers
      .find((offer) => /^AUTH\b/i.test(offer))
      ?.toUpperCase()
      .split(/[ =]/) ?? []
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  if (ways.includes('PLAIN')) {
    expectLogin(await session.say(`AUTH PLAIN ${base64(`\0${user}\0${password}`)}`), 235)
    return
  }
  if (!ways.includes('LOGIN'))
    throw new SupplierError('refused', 'The server of mail offers neither AUTH PLAIN nor AUTH LOGIN.')
  expectLogin(await session.say('AUTH LOGIN'), 334)
  expectLogin(await session.say(base64(user)), 334)
  expectLogin(await session.say(base64(password)), 235)
}

/** What the server says to a login is not reported: some servers repeat it. */
function expectLogin({ code }: SmtpReply, wanted: number): void {
  if (code !== wanted) throw refusal({ code, lines: [] }, 'AUTH')
}

/**
 * Hands a mail in for all addresses that the server accepts; the others are named in an error once it has been sent.
 */
async function give(
  session: SmtpSession,
  { from }: MailSettings,
  mail: Mail,
  given: () => void,
): Promise<void> {
  expectCode(await session.say(`MAIL FROM:<${from}>`), 250, 'MAIL FROM')
  const refused: { address: string; reply: SmtpReply }[] = []
  for (const address of mail.to) {
    const reply = await session.say(`RCPT TO:<${address}>`)
    if (reply.code !== 250 && reply.code !== 251) refused.push({ address, reply })
  }
  const [first] = refused
  if (first && refused.length === mail.to.length) throw refusal(first.reply, 'RCPT TO')
  expectCode(await session.say('DATA'), 354, 'DATA')
  given()
  expectCode(await session.sayData(mailText(mail, from, new Date())), 250, 'DATA')
  if (refused.length === 0) return
  const names = refused.map(({ address }) => address).join(', ')
  throw new SupplierError('refused', `The mail was sent, but not to ${names}.`)
}

function expectCode(reply: SmtpReply, wanted: number, what: string): SmtpReply {
  if (reply.code !== wanted) throw refusal(reply, what)
  return reply
}

/** After a 4.. reply the server may answer differently later. */
function refusal({ code, lines }: SmtpReply, what: string): SupplierError {
  const said = lines
    .join(' ')
    .replace(/[^\x20-\x7e]/g, '?')
    .slice(0, SAID)
  const text = `The server of mail answered ${what} with ${code}${said === '' ? '' : `: ${said}`}.`
  return new SupplierError(code >= 400 && code < 500 ? 'busy' : 'refused', text)
}
