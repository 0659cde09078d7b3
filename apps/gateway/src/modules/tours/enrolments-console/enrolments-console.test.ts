import type { StudioOperations, StudioPayload } from '@yingzao/contract/studio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sealHandset } from '../../../pii/sealed-handset'
import { ROWS_AT_ONCE } from '../../../spreadsheets/table-file'
import { consoleOf } from '../../testing/console'
import { type SignedIn, signIn, someHandset } from '../../testing/sign-in'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { call } from '../../testing/visitor-calls'
import { addSpeech, addTour, faultsOf } from '../testing/talks'

let gateway: TestGateway
let operator: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  operator = await signInMember(gateway, { roles: ['operator'] })
  await addTour(gateway, 'running')
})
afterAll(() => gateway[Symbol.asyncDispose]())

const { rows, does, logOf } = consoleOf(() => ({ gateway, member: operator }))

type Enrolled = SignedIn & { enroll_no: string; ticket_no: string }
type Listed = { enroll_no: string; [field: string]: unknown }

async function enrol(speech_id: string, fields: object = {}): Promise<Enrolled> {
  const visitor = await signIn(gateway)
  const wanted = {
    speech_id,
    name: '王女士',
    handset: visitor.handset,
    people_num: 1,
    wait: 1 as const,
    ...fields,
  }
  const { enroll_no, ticket_no } = (await call(gateway, 'tourEnroll', wanted, visitor)).response
  return { ...visitor, enroll_no, ticket_no }
}

/** Admits somebody, the given number of minutes after the hour. */
const enter = (ticket_no: string, minutes: number, isConflict = false) =>
  rows(
    `INSERT INTO check_in (scan_id, ticket_no, member_id, gate, scanned_at, is_conflict)
     VALUES (gen_random_uuid(), $1, $2, '东门', '2026-12-05T06:00:00Z'::timestamptz + make_interval(mins => $3), $4)`,
    [ticket_no, operator.member_id, minutes, isConflict],
  )

const list = async (query: StudioPayload<StudioOperations['enrolmentList']>) =>
  (await does('enrolmentList', query)).response as { list: Listed[]; next: string | null }
const numbersIn = ({ list: found }: { list: Listed[] }) => found.map(({ enroll_no }) => enroll_no)

describe('the list', () => {
  test('shows who came last first, with phones masked, places in line and who has come', async () => {
    await addSpeech(gateway, 'running', 'shown', { quota: 2 })
    const first = await enrol('shown', { people_num: 2, page_code: 'spring', remind: 1 })
    const second = await enrol('shown')
    const third = await enrol('shown')
    // Somebody ahead of them in line has left it.
    await call(gateway, 'cancelEnrolment', { enroll_no: second.enroll_no }, second)
    await enter(first.ticket_no, 5)
    await enter(first.ticket_no, 9, true)
    const shown = (await list({ speech_id: 'shown' })).list
    expect(shown).toMatchObject([
      { enroll_no: third.enroll_no, state: 'waiting', place_in_line: 1, ticket_no: '', entered_at: null },
      { enroll_no: second.enroll_no, state: 'returned', place_in_line: null, ticket_no: '', page_code: null },
      {
        enroll_no: first.enroll_no,
        speech_title: '讲座',
        city: '北京',
        name: '王女士',
        handset: `${first.handset.slice(0, 3)}****${first.handset.slice(-4)}`,
        people_num: 2,
        state: 'taken',
        place_in_line: null,
        ticket_no: first.ticket_no,
        entered_at: '2026-12-05T06:05:00.000Z',
        by_sms: true,
        page_code: 'spring',
      },
    ])
  })

  test('says where in line somebody stands, by when they came into it', async () => {
    await addSpeech(gateway, 'running', 'line', { quota: 1 })
    const holder = await enrol('line')
    const [ann, ben] = [await enrol('line'), await enrol('line', { people_num: 2 })]
    // Somebody who gives back and comes again is last in line, although their enrolment is the older one.
    await call(gateway, 'cancelEnrolment', { enroll_no: ann.enroll_no }, ann)
    await call(
      gateway,
      'tourEnroll',
      { speech_id: 'line', name: '王女士', handset: ann.handset, people_num: 1, wait: 1 },
      ann,
    )
    const { list: found } = await list({ speech_id: 'line' })
    expect(found.map(({ enroll_no, place_in_line }) => [enroll_no, place_in_line])).toEqual([
      [ben.enroll_no, 1],
      [ann.enroll_no, 2],
      [holder.enroll_no, null],
    ])
  })

  test('is narrowed down by tour, talk, state and who has come', async () => {
    await addTour(gateway, 'narrow')
    await addSpeech(gateway, 'narrow', 'narrow-1', { quota: 2 })
    await addSpeech(gateway, 'narrow', 'narrow-2')
    const [came, stayed, waits] = [await enrol('narrow-1'), await enrol('narrow-1'), await enrol('narrow-1')]
    const other = await enrol('narrow-2')
    const gone = await enrol('narrow-2')
    await enter(came.ticket_no, 0)
    await call(gateway, 'cancelEnrolment', { enroll_no: gone.enroll_no }, gone)
    const found = async (query: Parameters<typeof list>[0]) =>
      numbersIn(await list({ tour_id: 'narrow', ...query }))
    const all = [gone, other, waits, stayed, came].map(({ enroll_no }) => enroll_no)
    expect(await found({})).toEqual(all)
    expect(await found({ speech_id: 'narrow-2' })).toEqual(all.slice(0, 2))
    expect(await found({ state: 'returned' })).toEqual([gone.enroll_no])
    expect(await found({ state: 'waiting' })).toEqual([waits.enroll_no])
    expect(await found({ entered: 'yes' })).toEqual([came.enroll_no])
    // Of those who have a ticket.
    expect(await found({ entered: 'no' })).toEqual([other.enroll_no, stayed.enroll_no])
  })

  test('comes in parts that miss nobody, also of those who came in the same microsecond', async () => {
    await addSpeech(gateway, 'running', 'parts')
    for (let n = 0; n < 5; n += 1) await enrol('parts')
    await rows(`UPDATE tour_enroll SET created_at = '2026-12-01T00:00:00.000001Z' WHERE speech_id = 'parts'`)
    const found: string[] = []
    let after: string | undefined
    do {
      const part = await list({ speech_id: 'parts', limit: 2, ...(after && { after }) })
      found.push(...numbersIn(part))
      after = part.next ?? undefined
    } while (after)
    expect(found).toHaveLength(5)
    expect(new Set(found).size).toBe(5)
    expect(numbersIn(await list({ speech_id: 'parts', after: 'something else' }))).toEqual(found)
  })
})

describe('a search', () => {
  const found = async (payload: StudioPayload<StudioOperations['enrolmentFind']>) =>
    numbersIn((await does('enrolmentFind', payload)).response)
  const searches = async () =>
    (await logOf('enrolments')).filter(({ action }) => action === 'enrolment.find').map(({ after }) => after)

  test('finds by the phone that was given, which need not be the one they log in by, and says so to the log', async () => {
    await addSpeech(gateway, 'running', 'found')
    const { enroll_no, handset } = await enrol('found')
    // Enrolled with another phone than the one of the account.
    const elsewhere = await signIn(gateway)
    await rows('UPDATE tour_enroll SET uid = $1 WHERE enroll_no = $2', [elsewhere.uid, enroll_no])
    expect(await found({ handset })).toEqual([enroll_no])
    expect(await found({ handset: elsewhere.handset })).toEqual([])
    const masked = ({ handset: whole }: { handset: string }) => `${whole.slice(0, 3)}****${whole.slice(-4)}`
    expect((await searches()).slice(-2)).toEqual([
      { handset: masked({ handset }), found: 1 },
      { handset: masked(elsewhere), found: 0 },
    ])
  })

  test('finds by the number of an enrolment or a ticket, however it is typed', async () => {
    await addSpeech(gateway, 'running', 'numbered')
    const { enroll_no, ticket_no } = await enrol('numbered')
    expect(await found({ number: enroll_no })).toEqual([enroll_no])
    const spoken = `${ticket_no.slice(0, 3)} ${ticket_no.slice(3, 6)}-${ticket_no.slice(6)}`.toLowerCase()
    expect(await found({ number: spoken })).toEqual([enroll_no])
    expect(await found({ number: '２２２２２２２２２２' })).toEqual([])
    expect((await searches()).slice(-3)).toEqual([
      { number: enroll_no, found: 1 },
      { number: ticket_no, found: 1 },
      { number: '2222222222', found: 0 },
    ])
  })

  test('is counted for each member: a hundred within an hour', async () => {
    const member = await signInMember(gateway, { roles: ['operator'] })
    const search = async () => (await does('enrolmentFind', { handset: someHandset() }, member)).status
    const statuses: number[] = []
    for (let n = 0; n < 101; n += 1) statuses.push(await search())
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([100, 429])
  })
})

describe('cancelling for a visitor', () => {
  const cancel = (enroll_no: string, reason = '来电取消') => does('enrolmentCancel', { enroll_no, reason })

  test('gives the place to who waits, once, with one line in the log', async () => {
    await addSpeech(gateway, 'running', 'given', { quota: 1 })
    const [ann, ben] = [await enrol('given'), await enrol('given')]
    expect((await cancel(ann.enroll_no)).response).toEqual({})
    expect((await cancel(ann.enroll_no, '再一次')).response).toEqual({})
    expect((await list({ speech_id: 'given' })).list).toMatchObject([
      { enroll_no: ben.enroll_no, state: 'taken', ticket_no: expect.stringMatching(/^.{10}$/) },
      { enroll_no: ann.enroll_no, state: 'returned', ticket_no: '' },
    ])
    expect(await faultsOf(gateway, 'given')).toEqual([])
    expect(await logOf(`enrolment:${ann.enroll_no}`)).toEqual([
      {
        action: 'enrolment.cancel',
        who: `member:${operator.member_id}`,
        before: { state: 'taken', people_num: 1 },
        after: { state: 'returned', reason: '来电取消' },
      },
    ])
    const auditor = await signInMember(gateway, { roles: ['auditor'] })
    const log = (await does('auditList', { subject: `enrolment:${ann.enroll_no}` }, auditor)).response.list
    expect(log).toMatchObject([{ subject_name: '讲座' }])
  })

  test('takes somebody out of line', async () => {
    await addSpeech(gateway, 'running', 'out-of-line', { quota: 1 })
    await enrol('out-of-line')
    const ben = await enrol('out-of-line')
    await cancel(ben.enroll_no)
    expect((await list({ speech_id: 'out-of-line', state: 'returned' })).list).toMatchObject([
      { enroll_no: ben.enroll_no, place_in_line: null },
    ])
    expect(await faultsOf(gateway, 'out-of-line')).toEqual([])
  })

  test('is too late once the talk has begun, and nothing for a number that nobody has', async () => {
    await addSpeech(gateway, 'running', 'begun')
    const { enroll_no } = await enrol('begun')
    await rows(`UPDATE speech SET start_at = now() - interval '1 minute' WHERE speech_id = 'begun'`)
    const refused = await cancel(enroll_no)
    expect([refused.status, refused.msg]).toEqual([422, '讲座已开始，不能再取消'])
    expect((await cancel('2222222222')).status).toBe(404)
    expect((await list({ speech_id: 'begun' })).list).toMatchObject([{ state: 'taken' }])
    expect(await logOf(`enrolment:${enroll_no}`)).toEqual([])
  })
})

describe('a table', () => {
  const download = (fields: object, { headers } = operator) =>
    gateway.app.inject({
      method: 'POST',
      url: '/studio-api/enrolments/export',
      headers,
      payload: { format: 'csv', reason: '现场签到', ...fields },
    })
  const linesOf = ({ body }: { body: string }) => body.replace('\uFEFF', '').trim().split('\r\n')

  test('has who has enrolled, without formulas, whole phones only where they are asked for, and a line in the log', async () => {
    await addSpeech(gateway, 'running', 'table', { quota: 2 })
    const ann = await enrol('table', { page_code: 'spring' })
    const ben = await enrol('table', { people_num: 2, name: '=cmd()' })
    await enter(ann.ticket_no, 30)
    const filter = { speech_id: 'table' }
    const [head, ...lines] = linesOf(await download({ filter }))
    expect(head).toBe('报名号,讲座,城市,开始时间,姓名,手机号,人数,状态,门票号,入场时间,来源页面,报名时间')
    const [last = [], first = []] = lines.map((line) => line.split(','))
    expect(last.slice(0, 3)).toEqual([ben.enroll_no, '讲座', '北京'])
    expect(last.slice(4, 11)).toEqual([`'=cmd()`, expect.stringContaining('****'), '2', '候补中', '', '', ''])
    expect(first.slice(6, 11)).toEqual(['1', '已报名', ann.ticket_no, '2026-12-05 14:30:00', 'spring'])
    const [, whole = ''] = linesOf(
      await download({ filter: { ...filter, state: 'taken' }, with_handsets: true }),
    )
    expect(whole.split(',')[5]).toBe(ann.handset)
    const exports = (await logOf('enrolments')).filter(({ action }) => action === 'enrolment.export')
    expect(exports.slice(-2).map(({ after }) => after)).toEqual([
      { reason: '现场签到', format: 'csv', with_handsets: false, rows: 2, filter },
      {
        reason: '现场签到',
        format: 'csv',
        with_handsets: true,
        rows: 1,
        filter: { ...filter, state: 'taken' },
      },
    ])
  })

  test('longer than what is read at once has everybody once', async () => {
    await addSpeech(gateway, 'running', 'long')
    const { uid } = await signIn(gateway)
    const phones = Array.from({ length: ROWS_AT_ONCE + 5 }, (_none, n) => `137${String(n).padStart(8, '0')}`)
    const sealed = phones.map((phone) => sealHandset(gateway.ctx.config, 'tour_enroll', phone))
    // All at the same moment, so that only the number separates the pages.
    await rows(
      `INSERT INTO tour_enroll (enroll_no, speech_id, uid, handset_enc, handset_hash, name, people_num, status)
       SELECT translate(lpad(n::text, 10, '0'), '01', 'AB'), 'long', $1, enc, hash, '王女士', 1, 3
       FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS phone (enc, hash, n)`,
      [uid, sealed.map(({ handset_enc }) => handset_enc), sealed.map(({ handset_hash }) => handset_hash)],
    )
    const reply = await download({ filter: { speech_id: 'long' }, with_handsets: true })
    const found = linesOf(reply).map((line) => line.split(',')[5] ?? '')
    expect(found.slice(1).toSorted()).toEqual(phones)
  })

  test('is counted for each member: thirty within an hour', async () => {
    const member = await signInMember(gateway, { roles: ['operator'] })
    const statuses: number[] = []
    for (let n = 0; n < 31; n += 1) {
      const { statusCode } = await download({ filter: { speech_id: 'nobody' }, format: 'xlsx' }, member)
      statuses.push(statusCode)
    }
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([30, 429])
  })
})
