import type { AddressInfo } from 'node:net'
import { operations } from '@yingzao/contract/server'
import { visitorFinder } from '../../src/modules/passport/find-visitor'
import { declared } from '../../src/modules/registry'
import { type SignedIn, signIn } from '../../src/modules/testing/sign-in'
import { toursModule } from '../../src/modules/tours'
import { openStage, type Stage, type StageOptions } from '../console-stage'
import { summary } from '../times'
import { seedComments } from './seed'

interface Wanted extends StageOptions {
  comments: number
  rounds: number
  report: (line: string) => void
}

/** Measures how long a reader waits for the comments on a tour, over HTTP, as production serves them. */
export async function measureComments({ comments, rounds, report, ...options }: Wanted) {
  const serve = toursModule.serve as NonNullable<typeof toursModule.serve>
  // It uses no other system.
  await using stage = await openStage(options, (app, ctx) => {
    app.findVisitor = visitorFinder(ctx)
    serve(app, ctx, { declared, outside: {} as never })
  })
  const visitor = await signIn(stage)
  const began = performance.now()
  await stage.asOwner((owner) => seedComments(owner, { comments, uid: visitor.uid }))
  report(`${comments} comments stored in ${Math.round((performance.now() - began) / 1000)} s`)
  // Nine of ten are public.
  const last = Math.floor((comments * 0.9) / 50)
  const shapes: [string, Record<string, unknown>, SignedIn?][] = [
    ['first part, nobody logged in', {}],
    ['first part, logged in', {}, visitor],
    ['first part of 50, logged in', { page_size: 50 }, visitor],
    ['of one talk, logged in', { speech_id: 'talk-4' }, visitor],
    ['in the middle, logged in', { page: Math.floor(last / 2), page_size: 50 }, visitor],
    ['at the end, logged in', { page: last - 1, page_size: 50 }, visitor],
  ]
  const rows = []
  for (const [what, query, who] of shapes) {
    const times: number[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const took = await timeOf(stage, query, who)
      // The first round runs cold.
      if (round > 0) times.push(took)
    }
    rows.push({ what, ...summary(times) })
  }
  return rows
}

/** Milliseconds. */
async function timeOf({ app }: Stage, query: Record<string, unknown>, who?: SignedIn): Promise<number> {
  const { port } = app.server.address() as AddressInfo
  const asked = new URLSearchParams(
    Object.entries({ tour_id: 'bench', ...query }).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
  )
  const began = performance.now()
  const reply = await fetch(`http://127.0.0.1:${port}${operations.commentList.path}?${asked}`, {
    headers: { ...who?.headers },
  })
  const { code, response } = (await reply.json()) as { code: number; response: { list: unknown[] } | null }
  if (code !== 1 || response?.list.length === 0)
    throw new Error(`${asked} was answered with ${code} and nothing.`)
  return performance.now() - began
}
