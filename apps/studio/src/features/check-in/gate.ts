import type { Answer, Payload } from '../../state/calls'
import { StudioProblem } from '../../state/studio-problem'

type Ticket = Answer<'checkInTickets'>['list'][number]
type Scan = Payload<'checkInScan'>
type Occasion = Pick<Scan, 'kind' | 'occasion_id'>

/** What is said of a ticket at the door. `isOffline`: by the list that the phone keeps. */
export type Verdict = Answer<'checkInScan'> & { isOffline: boolean }

/** What a phone keeps of an occasion, so that a reload or a dead battery loses nothing. */
export interface Kept {
  taken_at: string | null
  tickets: Ticket[]
  /** Scans that the gateway does not know yet, in order. */
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

/** The number in what was typed or scanned; null: neither a number nor a code. */
function readInput(typed: string): { code: string } | { ticket_no: string } {
  const text = typed.trim()
  const number = text.toUpperCase().replace(/[\s-]/g, '')
  return /^[2-9A-HJ-NP-Z]{10}$/.test(number) ? { ticket_no: number } : { code: text }
}

/** A door: asks the gateway, and without a network the list that it keeps. */
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

  /** By the list. Whom it lets in is kept until the gateway knows. */
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

  /** What the gateway has said is true for the list too. */
  function note({ ticket_no, first }: Answer<'checkInScan'>): void {
    if (first === null) return
    const kept = load()
    save({ ...kept, tickets: entered(kept.tickets, ticket_no, first.at) })
  }

  /** Tells the gateway what happened without it, in order. Answers how many tickets had been used before. */
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

  /** Takes a list that has just come. Who was let in here and is not known there stays let in. */
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

/** No reply came, so that the phone has to know by itself. */
function isAway(problem: unknown): boolean {
  return problem instanceof StudioProblem && problem.failure !== 'refused'
}
