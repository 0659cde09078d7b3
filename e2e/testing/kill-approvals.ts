import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { jobNames, loadConfig, openProcessDatabase, signInMember } from '@yingzao/gateway/testing/process'
import { Client, type Pool } from 'pg'
import { type Crowd, playApprovals, textOf } from './approval-crowd'
import { approvalFaults } from './approval-faults'
import { DataFolder } from './data-folder'
import { Door } from './door'
import { drawFrom } from './draw-from'
import { GatewayRelay } from './gateway-relay'
import { PartGateway } from './part-gateway'
import { callAsMember } from './studio-caller'
import { untilSchedulesAreOver } from './until-schedules-are-over'

const PAGES = 6
/** The number of a text that nobody approves. */
const UNSEEN_TEXT = 1_000_000
/** A gateway gives at most this many answers before its kill is due, and then lives at most this many milliseconds. */
const LIVES = { answers: 40, afterMs: 120 }
/** Answers of the last gateway, which is not killed. */
const LAST_ANSWERS = 60

export interface ApprovalKilling {
  kills: number
  /** Seeds the random choice of when gateways are killed and what members do. */
  seed: number
  /** A gateway that moves the pointer before it checks the approval; with or without the triggers of the database. */
  fault?: { hasTriggers: boolean }
}

/**
 * Has members take pages through approval to visitors at gateways that are killed one after the other. At the end
 * compares what is stored with what they were told and what visitors got, and checks that it is consistent in itself.
 */
export async function killApprovals({ kills, seed, fault }: ApprovalKilling) {
  await using data = await DataFolder.create()
  const environment = { APP_ENV: 'test', DATA_DIR: data.path, PUBLIC_ORIGIN: 'https://localhost' }
  const db = await openProcessDatabase(loadConfig(environment), () => {})
  const random = drawFrom(seed)
  const began = performance.now()
  try {
    await db.prepare(jobNames)
    await requireApproval(db.pool)
    if (fault && !fault.hasTriggers) await takeTriggersOff(data.databaseUrl)
    const crowd = await gather({ ctx: { db } })
    const args = fault ? ['pointer-first'] : []
    const spawn = () => PartGateway.spawn({ program: 'approval-gateway-process', args, environment })
    await using relay = new GatewayRelay(Array.from({ length: kills + 1 }, () => spawn))
    const door = new Door()
    let gateway = await relay.take()
    const codes = Array.from({ length: PAGES }, (_, index) => `reviewed-${index}`)
    for (const code of codes) await createPage(gateway.origin, code, crowd)
    const play = playApprovals(codes, crowd, door, random)
    for (let kill = 0; kill < kills; kill += 1) {
      door.open(gateway.origin)
      await Promise.race([play.answers(1 + Math.floor(random() * LIVES.answers)), play.asking])
      await wait(random() * LIVES.afterMs)
      await gateway.kill()
      door.close()
      gateway = await relay.take()
    }
    door.open(gateway.origin)
    await Promise.race([play.answers(LAST_ANSWERS), play.asking])
    const told = await play.end()
    await untilSchedulesAreOver(db.pool, { afterKills: true })
    for (const code of codes) await publishUnapproved(gateway.origin, code, crowd)
    for (const code of codes) {
      const html = await (await fetch(`${gateway.origin}/h5-page/h5/${code}`)).text()
      for (const text of textOf(html)) told.seen.get(code)?.add(text)
    }
    const count = async (rows: string) =>
      (await db.pool.query(`SELECT count(*)::int AS n FROM ${rows}`)).rows[0].n
    return {
      kills,
      seconds: Math.round((performance.now() - began) / 1000),
      saves: await count('page_draft_save'),
      submissions: await count('page_submission'),
      approvals: await count("approval WHERE verdict = 'approved'"),
      returned: await count("approval WHERE verdict = 'returned'"),
      withdrawn: await count("page_submission WHERE state = 'withdrawn'"),
      publications: await count('page_publication'),
      byTime: await count("page_publication WHERE published_by = 'job:schedule'"),
      refused: told.refused,
      failed: told.failed,
      replies: told.replies,
      faults: await approvalFaults(db.pool, told),
    }
  } finally {
    await db.close()
  }
}

/** Called before any page exists: so nothing may ever be published that nobody has approved. */
async function requireApproval(pool: Pool): Promise<void> {
  await pool.query(
    `INSERT INTO approval_policy (revision, is_required, ordinary_steps, risky_steps, due_hours, set_by)
     VALUES (1, true, '{approver}', '{approver,compliance}', 24, 'cli:test')`,
  )
}

async function gather(store: Parameters<typeof signInMember>[0]): Promise<Crowd> {
  return {
    writers: [
      await signInMember(store, { roles: ['editor'], name: '王编辑' }),
      await signInMember(store, { roles: ['editor'], name: '吴编辑' }),
      await signInMember(store, { roles: ['editor', 'approver'], name: '赵主编' }),
    ],
    approver: await signInMember(store, { roles: ['approver'], name: '李审批' }),
    officer: await signInMember(store, { roles: ['compliance'], name: '陈合规' }),
  }
}

async function createPage(origin: string, code: string, { writers: [writer] }: Crowd): Promise<void> {
  const document = JSON.stringify({
    code,
    title: '夏季课程',
    page_schema: [{ name: 'text', value: { html: '<p>空白</p>' } }],
  })
  const made = await callAsMember(
    origin,
    'pageCreate',
    { code, title: '夏季课程', document },
    writer?.headers ?? {},
  )
  if (made?.code !== 1) throw new Error(`The page was not made: ${JSON.stringify(made)}`)
}

/** Comes last: has somebody who may publish try to publish what nobody has reviewed yet, which must fail. */
async function publishUnapproved(origin: string, code: string, { writers, approver }: Crowd): Promise<void> {
  const [writer] = writers
  const asWriter = writer?.headers ?? {}
  const page = await callAsMember(origin, 'pageDetail', { code }, asWriter)
  const [block] = (page?.response?.document.page_schema ?? []) as { id: string }[]
  const patch = [{ op: 'set', id: block?.id, path: ['value', 'html'], value: `<p>第${UNSEEN_TEXT}稿</p>` }]
  const saved = await callAsMember(
    origin,
    'draftSave',
    { code, base_revision: page?.response?.revision, save_id: randomUUID(), patch },
    asWriter,
  )
  const revision = saved?.response?.revision
  const submitted = await callAsMember(origin, 'reviewSubmit', { code, revision }, asWriter)
  if (submitted?.code !== 1) throw new Error(`It was not submitted: ${JSON.stringify(submitted)}`)
  await callAsMember(origin, 'pagePublish', { code, revision }, approver.headers)
}

/** As only the owner of the tables can. */
async function takeTriggersOff(connectionString: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  await client.query('ALTER TABLE page DISABLE TRIGGER page_seen_by_publication')
  await client.end()
}
