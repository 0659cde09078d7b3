import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Door } from './door'
import { CONTEST, SHARES } from './order-market'

/** As in the contract. */
const ORDER_REFUSED = 400_062
/** How many requests run at the same time. */
const AT_ONCE = 8
const AGAIN_MS = 500

export interface OrderPlayer {
  player_id: number
  token: string
}

/** What players were told. */
export interface OrdersTold {
  accepted: { player_id: number; client_no: string; order_id: number }[]
  /** By their `client_no`: none of them may be there. */
  refused: Set<string>
  faults: string[]
}

interface Asked {
  competition_id: string
  client_no: string
  code: string
  side: string
  qty: number
  price: string
}

interface Answer {
  code: number
  msg: string
  response: { order_id: string } | null
}

/**
 * Has players place orders, send some of them again and cancel some, one after the other, until told to stop. A player
 * without an answer repeats the same request once there is a gateway again, so in the end everything was answered.
 */
export function playOrders(players: readonly OrderPlayer[], door: Door, random: () => number) {
  const told: OrdersTold = { accepted: [], refused: new Set(), faults: [] }
  let isOver = false
  let next = 0
  let answered = 0
  let awaited: { count: number; go(): void } | undefined

  function countAnswer(): void {
    answered += 1
    if (awaited && answered >= awaited.count) awaited.go()
  }

  async function playOne(): Promise<void> {
    const player = players[next++ % players.length]
    if (!player) throw new Error('Nobody plays.')
    const asked = drawOrder(random)
    const { client_no } = asked
    const answer = await ask(player, 'order', asked)
    if (answer.code === ORDER_REFUSED) {
      told.refused.add(client_no)
      return
    }
    if (answer.code !== 1) return
    const order_id = Number(answer.response?.order_id)
    told.accepted.push({ player_id: player.player_id, client_no, order_id })
    if (random() < 0.3) {
      const again = await ask(player, 'order', asked)
      if (Number(again.response?.order_id) !== order_id)
        told.faults.push(
          `${client_no} was ${order_id} and is ${again.response?.order_id} when it is sent again`,
        )
    }
    if (random() < 0.2) await ask(player, 'cancel', { order_id: String(order_id) })
  }

  async function ask({ token }: OrderPlayer, call: 'order' | 'cancel', fields: object): Promise<Answer> {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const init = { method: 'POST', headers, body: JSON.stringify(fields) }
    for (;;) {
      const origin = await door.find()
      const reply = await fetch(`${origin}/n8sf/api/simulate-trading/v1/${call}`, init).catch(() => undefined)
      const answer: Answer | undefined = await reply?.json().catch(() => undefined)
      if (answer === undefined) door.closed(origin)
      // It was too slow, and says that the same call does no harm.
      else if (reply?.status === 503) await wait(AGAIN_MS)
      else {
        countAnswer()
        if (answer.code !== 1 && answer.code !== ORDER_REFUSED)
          told.faults.push(`${call} was answered with ${answer.code}: ${answer.msg}`)
        return answer
      }
    }
  }

  const asking = Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (!isOver) await playOne()
    }),
  )
  return {
    told,
    asking,
    /** Resolves after this many more answers. */
    answers: (count: number) =>
      new Promise<void>((go) => {
        awaited = { count: answered + count, go }
      }),
    /** Resolves once all that was begun is answered. */
    async end(): Promise<OrdersTold> {
      isOver = true
      await asking
      return told
    },
  }
}

function drawOrder(random: () => number): Asked {
  return {
    competition_id: CONTEST,
    client_no: randomUUID(),
    code: SHARES[Math.floor(random() * SHARES.length)] ?? SHARES[0],
    side: random() < 0.6 ? 'buy' : 'sell',
    qty: 100 * (1 + Math.floor(random() * 5)),
    price: (9.9 + Math.floor(random() * 21) / 100).toFixed(2),
  }
}
