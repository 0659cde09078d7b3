import type { Answer, Payload } from '../../state/calls'
import { StudioProblem } from '../../state/studio-problem'

type Ticket = Answer<'checkInTickets'>['list'][number]
type Scan = Payload<'checkInScan'>
type Occasion = Pick<Scan, 'kind' | 'occasion_id'>

/** The verdict on a ticket at the door. `isOffline`: according to the list on the phone. */
export type Verdict = Answer<'checkInScan'> & { isOffline: boolean }

/** What a phone keeps of an occasion, so that a reload or a dead battery loses nothing. */
export interface Kept {
  taken_at: string | null
  tickets: Ticket[]
  /** Scans that the gateway does not know about yet, in order. */
  waiting: Scan[]
}

export const NOTHING_KEPT: Kept = { taken_at: null, tickets: [], waiting: [] }

interface GateParts {
  occasion: Occasion
  gate: () => string
  load(): Kept
  save(kept: Kept): void
  send(scan: Scan): Promise<Answer<'checkInScan'>>
  /** SHA-256 in base64url. */
  hash(code: string): Promise<string>
  now(): Date
  newId(): string
}

/** The ticket number that was typed or scanned; anything else is taken for a code. */
function readInput(typed: string): { code: string } | { ticket_no: string } {
  const text = typed.trim()
  const number = text.toUpperCase().replace(/[\s-]/g, '')
  return /^[2-9A-HJ-NP-Z]{10}$/.test(number) ? { ticket_no: number } : { code: text }
}

/** A door: asks the gateway, or its own list when there is no network. */
export function createGate({ occasion, gate, load, save, send, hash, now, newId }: GateParts) {
  let isSettling = false

  async function scan(typed: string, reason?: string): Promise<Verdict> {
    const input = readInput(typed)
    const asked: Scan = {
      ...occasion,
      ...input,
      scan_id: newId(),
      gate: gate(),
      scanned_at: now().toISOString(),
      ...(reason === undefined ? {} : { reason }),
    }
    try {
      const answer = await send(asked)
      note(answer)
      return { ...answer, isOffline: false }
    } catch (problem) {
      if (!isAway(problem) || reason !== undefined) throw problem
      return judge(asked, 'code' in input ? { code_hash: await hash(input.code) } : input)
    }
  }

  /** Decides by the list. Whoever it lets in is stored until the gateway knows. */
  function judge(asked: Scan, found: { code_hash: string } | { ticket_no: string }): Verdict {
    const kept = load()
    const ticket = kept.tickets.find((each) =>
      'code_hash' in found ? each.code_hash === found.code_hash : each.ticket_no === found.ticket_no,
    )
    if (!ticket) return { result: 'unknown', ticket_no: '', people_num: null, first: null, isOffline: true }
    const { ticket_no, people_num, entered_at } = ticket
    if (entered_at !== null) {
      const first = { at: entered_at, gate: '', member: '' }
      return { result: 'again', ticket_no, people_num, first, isOffline: true }
    }
    save({
      ...kept,
      tickets: entered(kept.tickets, ticket_no, asked.scanned_at),
      waiting: [...kept.waiting, { ...asked, has_let_in: true }],
    })
    return { result: 'entered', ticket_no, people_num, first: null, isOffline: true }
  }

  /** Enters the gateway's answer into the list as well. */
  function note({ ticket_no, first }: Answer<'checkInScan'>): void {
    if (first === null) return
    const kept = load()
    save({ ...kept, tickets: entered(kept.tickets, ticket_no, first.at) })
  }

  /** Reports to the gateway what happened without it, in order. Returns how many tickets had been used before. */
  async function settle(): Promise<number> {
    if (isSettling) return 0
    isSettling = true
    let conflicts = 0
    try {
      for (let next = load().waiting[0]; next; next = load().waiting[0]) {
        const { result } = await send(next)
        if (result === 'conflict') conflicts += 1
        const kept = load()
        save({ ...kept, waiting: kept.waiting.filter(({ scan_id }) => scan_id !== next?.scan_id) })
      }
    } catch (problem) {
      if (!isAway(problem)) throw problem
    } finally {
      isSettling = false
    }
    return conflicts
  }

  /** Takes a list that has just arrived. Whoever was let in here, unknown to that list, stays let in. */
  function take({ taken_at, list }: Answer<'checkInTickets'>): void {
    const kept = load()
    const here = new Map(kept.tickets.map(({ ticket_no, entered_at }) => [ticket_no, entered_at]))
    const tickets = list.map((ticket) => ({
      ...ticket,
      entered_at:
        ticket.entered_at ?? (kept.waiting.length > 0 ? (here.get(ticket.ticket_no) ?? null) : null),
    }))
    save({ ...kept, taken_at, tickets })
  }

  return { scan, settle, take }
}

function entered(tickets: readonly Ticket[], ticket_no: string, at: string): Ticket[] {
  return tickets.map((ticket) =>
    ticket.ticket_no === ticket_no ? { ...ticket, entered_at: ticket.entered_at ?? at } : ticket,
  )
}

/** No reply came, so the phone has to decide by itself. */
function isAway(problem: unknown): boolean {
  return problem instanceof StudioProblem && problem.failure !== 'refused'
}
