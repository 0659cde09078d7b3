import { describe, expect, test } from 'vitest'
import type { Answer, Payload } from '../../state/calls'
import { StudioProblem } from '../../state/studio-problem'
import { createGate, type Kept, NOTHING_KEPT } from './gate'

type Scan = Payload<'checkInScan'>

const OCCASION = { kind: 'speech', occasion_id: 'talk' } as const
const numberOf = (n: number) => `TK${n.toString().padStart(8, '2').replaceAll('0', 'A').replaceAll('1', 'B')}`
const codeOf = (n: number) => `YZ1.${numberOf(n)}.signature`

/** The gateway's rules, in memory: one entry per ticket, and what happened without it is recorded as it happened. */
function createServer(count: number) {
  const entries = new Map<string, { scan_id: string; at: string; gate: string; isConflict: boolean }[]>()
  const tickets = new Map(Array.from({ length: count }, (_, n) => [numberOf(n), n]))
  function scan({ scan_id, code, ticket_no, has_let_in, gate, scanned_at }: Scan): Answer<'checkInScan'> {
    const number = ticket_no ?? code?.split('.')[1] ?? ''
    if (!tickets.has(number)) return { result: 'unknown', ticket_no: '', people_num: null, first: null }
    const known = entries.get(number) ?? []
    const same = known.find((entry) => entry.scan_id === scan_id)
    const isUsed = known.length > 0
    if (!same && (!isUsed || has_let_in)) {
      entries.set(number, [...known, { scan_id, at: scanned_at, gate, isConflict: isUsed }])
    }
    const [first] = entries.get(number) ?? []
    return {
      result: same
        ? same.isConflict
          ? 'conflict'
          : 'entered'
        : !isUsed
          ? 'entered'
          : has_let_in
            ? 'conflict'
            : 'again',
      ticket_no: number,
      people_num: 1,
      first: first ? { at: first.at, gate: first.gate, member: '张三' } : null,
    }
  }
  const list = (): Answer<'checkInTickets'> => ({
    taken_at: '2026-12-05T05:00:00.000Z',
    list: [...tickets].map(([ticket_no, n]) => ({
      ticket_no,
      code_hash: `hash of ${codeOf(n)}`,
      people_num: 1,
      entered_at: entries.get(ticket_no)?.[0]?.at ?? null,
    })),
  })
  return { scan, list, entries }
}

function createPhone(server: ReturnType<typeof createServer>, gate: string) {
  let kept: Kept = NOTHING_KEPT
  let id = 0
  const network = { isAway: false, losesAnswers: false }
  const door = createGate({
    occasion: OCCASION,
    gate: () => gate,
    load: () => kept,
    save: (next) => {
      kept = next
    },
    async send(scan) {
      if (network.isAway) throw new StudioProblem('network', '网络不通')
      const answer = server.scan(scan)
      if (network.losesAnswers) throw new StudioProblem('timeout', '没有回应')
      return answer
    },
    hash: async (code) => `hash of ${code}`,
    now: () => new Date('2026-12-05T06:00:00Z'),
    newId() {
      id += 1
      return `${gate}-${id}`
    },
  })
  door.take(server.list())
  return { ...door, network, kept: () => kept }
}

describe('a door', () => {
  test('asks the gateway, by code or by number however it is typed', async () => {
    const phone = createPhone(createServer(2), '东门')
    expect(await phone.scan(codeOf(0))).toMatchObject({ result: 'entered', isOffline: false })
    const typed = numberOf(1)
      .toLowerCase()
      .replace(/(.{5})/, '$1 ')
    expect(await phone.scan(typed)).toMatchObject({ result: 'entered', ticket_no: numberOf(1) })
  })

  test('without a network lets in by its list, once, and tells the gateway later', async () => {
    const server = createServer(1)
    const phone = createPhone(server, '东门')
    phone.network.isAway = true
    expect(await phone.scan(codeOf(0))).toMatchObject({ result: 'entered', isOffline: true })
    expect(await phone.scan(codeOf(0))).toMatchObject({ result: 'again', isOffline: true })
    expect(await phone.scan('https://example.com')).toMatchObject({ result: 'unknown' })
    expect(await phone.settle()).toBe(0)
    expect(phone.kept().waiting).toHaveLength(1)
    phone.network.isAway = false
    expect(await phone.settle()).toBe(0)
    expect(phone.kept().waiting).toEqual([])
    expect(server.entries.get(numberOf(0))).toMatchObject([{ isConflict: false }])
  })

  test('an answer that was lost lets nobody in twice', async () => {
    const server = createServer(1)
    const phone = createPhone(server, '东门')
    phone.network.losesAnswers = true
    expect(await phone.scan(codeOf(0))).toMatchObject({ result: 'entered', isOffline: true })
    phone.network.losesAnswers = false
    expect(await phone.settle()).toBe(0)
    expect(server.entries.get(numberOf(0))).toHaveLength(1)
  })

  test('a new list does not forget whom this phone has let in', async () => {
    const server = createServer(1)
    const phone = createPhone(server, '东门')
    phone.network.isAway = true
    await phone.scan(codeOf(0))
    phone.take(server.list())
    expect(await phone.scan(codeOf(0))).toMatchObject({ result: 'again' })
  })

  test('what the gateway refuses is no lost network: nobody is let in by the list then', async () => {
    const phone = createPhone(createServer(1), '东门')
    const refusing = createGate({
      occasion: OCCASION,
      gate: () => '东门',
      load: phone.kept,
      save: () => undefined,
      send: async () => {
        throw new StudioProblem('refused', '请重新登录', { code: 400003 })
      },
      hash: async (code) => `hash of ${code}`,
      now: () => new Date(),
      newId: () => '1',
    })
    await expect(refusing.scan(codeOf(0))).rejects.toThrow('请重新登录')
  })

  test('2,000 tickets at two doors, one of them without a network for a while: nobody is let in twice without a word', async () => {
    const server = createServer(2_000)
    const [east, west] = [createPhone(server, '东门'), createPhone(server, '西门')] as const
    let green = 0
    let state = 7
    const random = (most: number) => {
      state = (state * 48_271) % 2_147_483_647
      return state % most
    }
    // Half as many scans again as there are tickets: some are used twice, at either door.
    for (let n = 0; n < 3_000; n += 1) {
      west.network.isAway = n > 1_000 && n < 2_000
      const ticket = n < 2_000 ? n : random(2_000)
      const { result } = await (random(2) ? east : west).scan(codeOf(ticket))
      if (result === 'entered') green += 1
      // Somebody passes the code on to a friend at the other door.
      if (random(10) === 0 && (await west.scan(codeOf(random(2_000)))).result === 'entered') green += 1
    }
    const conflicts = await west.settle()
    const all = [...server.entries.values()]
    expect(all.flat()).toHaveLength(green)
    expect(all.filter((entries) => entries.filter(({ isConflict }) => !isConflict).length !== 1)).toEqual([])
    // Everybody who came in twice is reported, and there were some.
    expect(all.flat().filter(({ isConflict }) => isConflict)).toHaveLength(conflicts)
    expect(conflicts).toBeGreaterThan(0)
    expect(west.kept().waiting).toEqual([])
  })
})
