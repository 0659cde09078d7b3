import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type StudioOperations, type StudioResponse, studioOperations } from '@yingzao/contract/studio'
import type { SignedInMember } from '@yingzao/gateway/testing/process'
import { gatewayProgram } from '../../tools/lib/gateway.mjs'
import { callAsMember, type StudioAnswer } from './studio-caller'

/** The ways in which somebody may try to get a page to visitors. */
export const WAYS = ['button', 'schedule', 'api', 'restore', 'command line'] as const
export type Way = (typeof WAYS)[number]

/** How soon a scheduled publication is due. */
const SOON_MS = 1_500

type Submission = NonNullable<StudioResponse<StudioOperations['reviewSubmit']>['submission']>

export interface DeskMembers {
  writer: SignedInMember
  approver: SignedInMember
  officer: SignedInMember
  administrator: SignedInMember
}

interface DeskOptions {
  origin: string
  members: DeskMembers
  environment: NodeJS.ProcessEnv
  /** Where the documents are that the command line reads. */
  folder: string
}

export type PageDesk = ReturnType<typeof pageDesk>

/** What members do with pages at a gateway, each as their browser or their command line does it. */
export function pageDesk({ origin, members, environment, folder }: DeskOptions) {
  const { writer, approver, officer } = members
  /** By page code: the latest reason why it could not be submitted. */
  const refusals = new Map<string, string>()

  function call<Id extends keyof StudioOperations>(
    who: keyof DeskMembers,
    id: Id,
    input: Record<string, unknown>,
  ): Promise<StudioAnswer<Id> | undefined> {
    return callAsMember(origin, id, input, members[who].headers)
  }

  async function revisionOf(code: string): Promise<number> {
    const page = await callAsMember(origin, 'pageDetail', { code }, writer.headers)
    return page?.code === 1 ? page.response.revision : 0
  }

  /** Runs `npm run pages -- import` with all files in one process. Returns what it printed. */
  async function importFiles(
    pages: readonly { code: string; document: object }[],
    publish = false,
  ): Promise<string> {
    await mkdir(folder, { recursive: true })
    const files: string[] = []
    for (const { code, document } of pages) {
      const file = join(folder, `${code}.json`)
      await writeFile(file, JSON.stringify({ ...document, code }))
      files.push(file)
    }
    if (files.length === 0) return ''
    const args = [gatewayProgram('pages'), 'import', ...files, ...(publish ? ['--publish'] : [])]
    const env = { PATH: process.env.PATH, ...environment }
    const run = promisify(execFile)(process.execPath, args, { env, maxBuffer: 64 * 1024 * 1024 })
    const { stdout } = await run.catch((error: { stdout: string }) => error)
    return stdout
  }

  /** Makes a page with a draft, as the Studio does from a file. Undefined: it refuses the document. */
  async function create(code: string, document: { title: string }): Promise<true | undefined> {
    const { title } = document
    const answer = await call('writer', 'pageCreate', { code, title, document: JSON.stringify(document) })
    if (answer?.code !== 1) return undefined
    return true
  }

  /** Submits the draft of a page for review. Undefined: it is refused, and `refusals` has the reason. */
  async function submit(code: string): Promise<Submission | undefined> {
    const answer = await call('writer', 'reviewSubmit', { code, revision: await revisionOf(code) })
    if (answer?.code === 1 && answer.response.submission) return answer.response.submission
    const errors = answer?.response?.findings?.filter(({ severity }) => severity === 'error')
    refusals.set(code, answer ? `${answer.msg} ${JSON.stringify(errors)}` : 'no answer')
    return undefined
  }

  /** Gives every approval that it needs, by people who wrote nothing on it. */
  async function approve({ submission_id, hash, steps }: Submission): Promise<void> {
    for (const step of steps) {
      const by = step === 'approver' ? approver : officer
      await callAsMember(
        origin,
        'reviewDecide',
        { submission_id, hash, step, verdict: 'approved', words: '已核对' },
        by.headers,
      )
    }
  }

  /** Tries to get the draft of a page to visitors. Whether it worked is checked afterwards as a visitor. */
  async function bring(code: string, way: Way, submission?: Submission): Promise<void> {
    const revision = await revisionOf(code)
    if (way === 'schedule') {
      const publish_at = new Date(Date.now() + SOON_MS).toISOString()
      await call('approver', 'pageSchedule', { code, revision, publish_at, take_down_at: null })
    } else if (way === 'api') {
      const { submission_id, hash } = submission ?? { submission_id: 1, hash: 'a'.repeat(64) }
      await call('officer', 'reviewPublish', { submission_id, hash })
    } else {
      if (way === 'restore') {
        await call('writer', 'draftRestore', { code, version: 1, base_revision: revision })
        // Another version: the same bytes are approved at once, where they were.
        await submit(code)
      }
      await call('approver', 'pagePublish', { code, revision: await revisionOf(code) })
    }
  }

  /** Stores an image as the library does. Returns its address. */
  async function upload(name: string, bytes: Buffer): Promise<string> {
    const { path } = studioOperations.assetUpload
    const headers = { ...writer.headers, 'content-type': 'application/octet-stream' }
    const reply = await fetch(`${origin}${path}?name=${name}`, {
      method: 'POST',
      headers,
      body: new Uint8Array(bytes),
    })
    const answer = (await reply.json()) as StudioAnswer<'assetUpload'>
    if (answer.code !== 1) throw new Error(`${name} was not stored: ${answer.msg}`)
    return answer.response.asset.url
  }

  /** Whether visitors get it. */
  async function isOut(code: string): Promise<boolean> {
    return (await fetch(`${origin}/h5-page/h5/${code}`)).status === 200
  }

  return { call, importFiles, create, submit, refusals, approve, bring, upload, isOut }
}

/** Works on as many at a time as keep two cores busy. */
export async function inTurn<Thing>(
  things: readonly Thing[],
  act: (thing: Thing, at: number) => Promise<void>,
): Promise<void> {
  let next = 0
  const workers = Array.from({ length: 4 }, async () => {
    for (let at = next++; at < things.length; at = next++) await act(things[at] as Thing, at)
  })
  await Promise.all(workers)
}
