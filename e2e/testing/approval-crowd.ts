import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { StudioOperations } from '@yingzao/contract/studio'
import type { SignedInMember } from '@yingzao/gateway/testing/process'
import type { Door } from './door'
import { callAsMember, type StudioAnswer } from './studio-caller'

/** How many members make calls at once, and how many visitors read. */
const AT_ONCE = 4
const VISITORS = 2
const BETWEEN_READS_MS = 30
/** How soon scheduled publications are due. */
const SOON_MS = 2_000

type Called = keyof StudioOperations

export interface Crowd {
  /** Each writes pages and submits them; the last of them may also decide, on what others wrote. */
  writers: SignedInMember[]
  approver: SignedInMember
  officer: SignedInMember
}

/** What members were told has been done, and what visitors got. */
export interface ToldByApprovals {
  saves: { save_id: string }[]
  submissions: { submission_id: number; hash: string }[]
  decisions: { submission_id: number; step: string; verdict: string; by: number }[]
  withdrawals: { submission_id: number }[]
  publications: { code: string; version: number }[]
  scheduled: number
  refused: number
  /** Calls that a gateway could not complete, as on an overloaded machine. Nobody was told that they succeeded. */
  failed: number
  /** Who tried to write each text, whether or not they were told that it is saved. */
  authors: Map<number, number>
  /** The texts that visitors got, by page. */
  seen: Map<string, Set<number>>
  replies: number
}

/** The number of the text that a page shows. */
export const textOf = (content: string): number[] =>
  [...content.matchAll(/第(\d+)稿/g)].map(([, n]) => Number(n))

/**
 * Has members write, submit, approve, return, withdraw, publish and schedule pages at random, including what they may
 * not, until they are told to end; visitors read the pages all the time. Whoever gets no answer carries on.
 */
export function playApprovals(codes: readonly string[], crowd: Crowd, door: Door, random: () => number) {
  const told: ToldByApprovals = {
    saves: [],
    submissions: [],
    decisions: [],
    withdrawals: [],
    publications: [],
    scheduled: 0,
    refused: 0,
    failed: 0,
    authors: new Map(),
    seen: new Map(codes.map((code) => [code, new Set()])),
    replies: 0,
  }
  const everybody = [...crowd.writers, crowd.approver, crowd.officer]
  let isOver = false
  let texts = 0
  let answered = 0
  let awaited: { count: number; go(): void } | undefined

  const oneOf = <Thing>(things: readonly Thing[]): Thing => {
    const thing = things[Math.floor(random() * things.length)]
    if (thing === undefined) throw new Error('There is nothing to choose from.')
    return thing
  }

  async function ask<Id extends Called>(
    member: SignedInMember,
    id: Id,
    input: Record<string, unknown>,
  ): Promise<StudioAnswer<Id>['response'] | undefined> {
    const origin = await door.find()
    const answer = await callAsMember(origin, id, input, member.headers)
    if (answer === undefined) {
      door.closed(origin)
      return undefined
    }
    answered += 1
    if (awaited && answered >= awaited.count) awaited.go()
    if (answer.code === 1) return answer.response
    if (answer.code >= 500_000) told.failed += 1
    else told.refused += 1
    return undefined
  }

  async function write(code: string): Promise<void> {
    const writer = oneOf(crowd.writers)
    const page = await ask(writer, 'pageDetail', { code })
    const [block] = (page?.document.page_schema ?? []) as { id: string }[]
    if (!page || !block) return
    texts += 1
    told.authors.set(texts, writer.member_id)
    const value = `<p>第${texts}稿</p>`
    const patch = [{ op: 'set', id: block.id, path: ['value', 'html'], value }]
    const save_id = randomUUID()
    const saved = await ask(writer, 'draftSave', { code, base_revision: page.revision, save_id, patch })
    if (saved) told.saves.push({ save_id })
  }

  async function submit(code: string): Promise<void> {
    const writer = oneOf(crowd.writers)
    const page = await ask(writer, 'pageDetail', { code })
    if (!page) return
    const answer = await ask(writer, 'reviewSubmit', { code, revision: page.revision })
    if (answer?.submission) told.submissions.push(answer.submission)
  }

  async function findOne(code: string, view: 'waiting' | 'approved') {
    const found = await ask(crowd.officer, 'reviewList', { view, code, limit: 5 })
    return found?.list[0]
  }

  async function decide(code: string): Promise<void> {
    const found = await findOne(code, 'waiting')
    if (!found) return
    const { submission_id, hash } = found
    // Now and then somebody who may not.
    const by = random() < 0.8 ? crowd.approver : oneOf(everybody)
    const verdict = random() < 0.85 ? 'approved' : 'returned'
    const decided = await ask(by, 'reviewDecide', {
      submission_id,
      hash,
      step: 'approver',
      verdict,
      words: '看过了',
    })
    if (decided) told.decisions.push({ submission_id, step: 'approver', verdict, by: by.member_id })
  }

  async function withdraw(code: string): Promise<void> {
    const found = await findOne(code, 'waiting')
    if (!found) return
    const { submission_id } = found
    const taken = await ask(oneOf(everybody), 'reviewWithdraw', { submission_id, words: '先不发布' })
    if (taken) told.withdrawals.push({ submission_id })
  }

  async function publishDraft(code: string): Promise<void> {
    const page = await ask(crowd.approver, 'pageDetail', { code })
    if (!page) return
    const done = await ask(crowd.approver, 'pagePublish', { code, revision: page.revision })
    if (done?.is_published && done.version !== null) told.publications.push({ code, version: done.version })
  }

  async function publishSubmission(code: string): Promise<void> {
    const found = await findOne(code, random() < 0.7 ? 'approved' : 'waiting')
    if (!found) return
    const { submission_id, hash } = found
    const done = await ask(crowd.officer, 'reviewPublish', { submission_id, hash })
    if (done?.is_published && done.version !== null) told.publications.push({ code, version: done.version })
  }

  async function schedule(code: string): Promise<void> {
    const page = await ask(crowd.approver, 'pageDetail', { code })
    if (!page) return
    const publish_at = new Date(Date.now() + SOON_MS).toISOString()
    const times = { publish_at, take_down_at: null }
    const set = await ask(crowd.approver, 'pageSchedule', { code, revision: page.revision, ...times })
    if (set?.schedule) told.scheduled += 1
  }

  /** What should happen often is listed often. */
  const acts = [
    ...[write, write, submit, submit, submit],
    ...[decide, decide, decide, decide],
    ...[withdraw, publishDraft, publishDraft, publishSubmission, publishSubmission, schedule],
  ]

  async function readOne(): Promise<void> {
    const code = oneOf(codes)
    const origin = await door.find()
    const html = await fetch(`${origin}/h5-page/h5/${code}`)
      .then(async (reply) => (reply.status === 200 ? await reply.text() : ''))
      .catch(() => undefined)
    if (html === undefined) return
    told.replies += 1
    for (const text of textOf(html)) told.seen.get(code)?.add(text)
    await wait(BETWEEN_READS_MS)
  }

  const until = async (act: () => Promise<void>) => {
    while (!isOver) await act()
  }
  const asking = Promise.all([
    ...Array.from({ length: AT_ONCE }, () => until(() => oneOf(acts)(oneOf(codes)))),
    ...Array.from({ length: VISITORS }, () => until(readOne)),
  ])
  return {
    told,
    asking,
    /** Resolves after this many more answers. */
    answers: (count: number) =>
      new Promise<void>((go) => {
        awaited = { count: answered + count, go }
      }),
    /** Resolves once everything in progress has finished. */
    async end(): Promise<ToldByApprovals> {
      isOver = true
      await asking
      return told
    },
  }
}
