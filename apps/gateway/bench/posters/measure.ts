import type { AddressInfo } from 'node:net'
import { invitationsModule } from '../../src/modules/invitations'
import { visitorFinder } from '../../src/modules/passport/find-visitor'
import { declared } from '../../src/modules/registry'
import { signIn } from '../../src/modules/testing/sign-in'
import { call } from '../../src/modules/testing/visitor-calls'
import { openStage, type Stage, type StageOptions } from '../console-stage'
import { summary } from '../times'

interface Wanted extends StageOptions {
  rounds: number
  report: (line: string) => void
}

/** How many posters are requested one by one, and how many all at once. */
const ALONE = 20
const AT_ONCE = 200
/** Calls by somebody else, one after another; the median counts. */
const CALLS = 300

/**
 * Measures what a poster takes when it is new and when it is already there, and what many of them do to everybody else.
 */
export async function measurePosters({ rounds, report, ...options }: Wanted) {
  const serve = invitationsModule.serve as NonNullable<typeof invitationsModule.serve>
  // It uses no other system.
  await using stage = await openStage(options, (app, ctx) => {
    app.findVisitor = visitorFinder(ctx)
    serve(app, ctx, { declared, outside: {} as never })
  })
  await stage.ctx.db.pool.query(
    `INSERT INTO invite_activity (activity_id, title, start_at, end_at, rules, share_title, share_desc)
     VALUES ('bench', '邀请好友', now() - interval '1 day', now() + interval '1 day', '规则', '有位朋友请您来看看', '用自己的手机号注册')`,
  )
  const codes = await codesOf(stage, ALONE + AT_ONCE * rounds)
  const alone = codes.splice(0, ALONE)
  // The drawing code is loaded with the first, which does not count.
  const [, ...fresh] = await timesOf(alone, (code) => poster(stage, code))
  const known = await timesOf(alone, (code) => poster(stage, code))
  const ratios: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const quiet = middle(await timesOf(Array(CALLS).fill(0), () => home(stage)))
    const all = Promise.all(codes.splice(0, AT_ONCE).map((code) => poster(stage, code)))
    let isDone = false
    void all.then(() => (isDone = true))
    const busy: number[] = []
    while (!isDone) busy.push(...(await timesOf([0], () => home(stage))))
    await all
    ratios.push(middle(busy) / quiet)
    report(
      `a call of somebody else: ${quiet.toFixed(2)} ms, while ${AT_ONCE} posters are drawn ${middle(busy).toFixed(2)} ms`,
    )
  }
  return { fresh: summary(fresh), known: summary(known), slowed: middle(ratios) }
}

async function codesOf(stage: Stage, count: number): Promise<string[]> {
  const codes: string[] = []
  for (let n = 0; n < count; n += 1) {
    const visitor = await signIn(stage)
    codes.push(
      (await call(stage, 'invitationShareCode', { activity_id: 'bench' }, visitor)).response.share_code,
    )
  }
  return codes
}

async function get({ app }: Stage, path: string): Promise<void> {
  const { port } = app.server.address() as AddressInfo
  const reply = await fetch(`http://127.0.0.1:${port}${path}`)
  await reply.arrayBuffer()
  if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}.`)
}

const poster = (stage: Stage, code: string) =>
  get(stage, `/n8sf/api/activity/v1/invitation/poster/${code}.jpg`)
const home = (stage: Stage) =>
  get(stage, '/n8sf/api/activity/v1/user-intro-2024-03/home-data?activity_id=bench')

/** Milliseconds, one after the other. */
async function timesOf<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<number[]> {
  const times: number[] = []
  for (const item of items) {
    const began = performance.now()
    await act(item)
    times.push(performance.now() - began)
  }
  return times
}

function middle(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0
}
