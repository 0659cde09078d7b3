import { studioOperations } from '@yingzao/contract/studio'
import type { Context } from '../../../../context'
import { openHandset } from '../../../../pii/sealed-handset'
import type { SignedInMember } from '../../../testing/sign-in-member'
import type { TestGateway } from '../../../testing/start-test-gateway'

/** What the inbox shows of a phone, and what it hides. */
const SHOWN_BEFORE = 3
const HIDDEN = 4

/** Asks for what somebody guesses, and returns the answer without the guess itself and without times. */
export type Ask = (guess: string) => Promise<string>

/** How a guess of the first eleven digits, or fewer, is written down. */
export type Spelling = (digits: string) => string

/** What is asked once the hidden digits before this one are known. */
export const spellings: Record<string, Spelling> = {
  'a beginning': (phone) => phone,
  'a beginning in groups': (phone) => phone.replace(/^(\d{3})/, '$1 '),
  'a beginning in full width': (phone) =>
    phone.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + +digit)),
  'a pattern of SQL': (phone) => `${phone}%`,
  'a pattern with places': (phone) => phone.padEnd(11, '_'),
  'a lead of that number': (phone) => `#${phone}`,
  'a name and a beginning': (phone) => `王${phone}`,
}

/**
 * Finds the phone as somebody would who sees the first three digits and the last four, one hidden digit after another:
 * of ten candidates, the right one is the one whose answer differs from the others'. Undefined: nothing gives it away.
 */
export async function guessPhone(ask: Ask, shown: string, spell: Spelling): Promise<string | undefined> {
  let known = shown.slice(0, SHOWN_BEFORE)
  for (let hidden = 0; hidden < HIDDEN; hidden += 1) {
    const digit = await oddOneOut(ask, (candidate) => spell(known + candidate))
    if (digit === undefined) return undefined
    known += digit
  }
  return known + shown.slice(-4)
}

/** Whether, of ten whole phones, the answer for this one, which a lead has, differs from the others'. */
export async function tellsWhole(ask: Ask, phone: string, spell: Spelling): Promise<boolean> {
  const at = SHOWN_BEFORE + HIDDEN - 1
  return (
    (await oddOneOut(ask, (digit) => spell(phone.slice(0, at) + digit + phone.slice(at + 1)))) !== undefined
  )
}

async function oddOneOut(ask: Ask, guessOf: (digit: string) => string): Promise<string | undefined> {
  const digits = [...'0123456789']
  const answers: string[] = []
  for (const digit of digits) answers.push(await ask(guessOf(digit)))
  return digits.find((_digit, at) => answers.filter((answer) => answer === answers[at]).length === 1)
}

/** Fields that no call has, which a careless one might go by. */
const NOBODYS = ['handset', 'sort', 'order_by']

/** Every field of every call about leads and the log, by name: `leadExport filter.q`. */
export function waysToAsk(gateway: TestGateway, member: SignedInMember): Record<string, Ask> {
  const calls = Object.values(studioOperations).filter(({ path }) =>
    /^\/studio-api\/(leads|audit)/.test(path),
  )
  const ways = calls.flatMap((call) => {
    const asking = (fieldsOf: (guess: string) => object): Ask => askBy(gateway, member, call, fieldsOf)
    const { filter, ...shape } = call.request.shape as Record<string, { shape?: object }>
    const own = [...Object.keys(shape), ...NOBODYS].map((name): [string, Ask] => [
      `${call.id} ${name}`,
      asking((guess) => ({ ...neededBy(call.id), [name]: guess })),
    ])
    const narrowing = [...Object.keys(filter?.shape ?? {}), ...(filter ? NOBODYS : [])].map(
      (name): [string, Ask] => [
        `${call.id} filter.${name}`,
        asking((guess) => ({ ...neededBy(call.id), filter: { [name]: guess } })),
      ],
    )
    return [...own, ...narrowing]
  })
  return Object.fromEntries(ways)
}

/** What a call requires. */
function neededBy(id: string): object {
  if (id === 'leadExport') return { filter: {}, format: 'csv', reason: '周报' }
  if (id === 'leadDetail') return { lead_id: '1' }
  return {}
}

function askBy(
  { app, ctx }: TestGateway,
  { headers }: SignedInMember,
  { method, path }: { method: 'GET' | 'POST'; path: string },
  fieldsOf: (guess: string) => object,
): Ask {
  return async (guess) => {
    // Whoever asks has all the time there is.
    await ctx.db.pool.query('TRUNCATE call_count')
    const fields = fieldsOf(guess)
    const sent = method === 'GET' ? { query: fields as Record<string, string> } : { payload: fields }
    const reply = await app.inject({ method, url: path, headers, ...sent })
    const text = reply.payload.replaceAll(guess, '?').replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '?')
    return `${reply.statusCode} ${text}`
  }
}

/** How many leads have a phone that satisfies this: what a careless search would reveal. */
export function searchOpenly(
  { config, db }: Pick<Context, 'config' | 'db'>,
  isFound: (phone: string, guess: string) => boolean,
): Ask {
  return async (guess) => {
    const { rows } = await db.pool.query('SELECT handset_enc, handset_hash FROM lead')
    return String(rows.filter((row) => isFound(openHandset(config, 'lead', row), guess)).length)
  }
}
