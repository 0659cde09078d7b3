import { type StudioOperations, type StudioPayload, studioOperations } from '@yingzao/contract/studio'
import { loadConfig } from '../../src/config/config'
import { openProcessDatabase } from '../../src/db/open-process-database'
import { signInMember } from '../../src/modules/testing/sign-in-member'

type Headers = Record<string, string>

/** Imports rows into the first data column of a running gateway, as members do. Everybody may see all of them. */
export async function showRows({
  env,
  origin,
  as_of,
  file,
  opens,
}: {
  env: NodeJS.ProcessEnv
  origin: string
  as_of: string
  file: Uint8Array<ArrayBuffer>
  /** Whether the column is to be described, which is done once. */
  opens: boolean
}): Promise<void> {
  const db = await openProcessDatabase(loadConfig(env), () => {})
  try {
    const writer = await signInMember({ ctx: { db } as never }, { roles: ['operator'] })
    const decider = await signInMember({ ctx: { db } as never }, { roles: ['approver'] })
    const call = <Response>(
      path: string,
      headers: Headers,
      body: string | Uint8Array<ArrayBuffer>,
      type = 'application/json',
    ) => answerOf<Response>(`${origin}${path}`, { ...headers, 'content-type': type }, body)
    if (opens) await openAllRows(origin, writer.headers)
    const asked = new URLSearchParams({ kind: 'lhb', as_of, source: '某来源' })
    const { batch_id } = await call<{ batch_id: number | null }>(
      `${studioOperations.feedImport.path}?${asked}`,
      writer.headers,
      file,
      'application/octet-stream',
    )
    const decision: StudioPayload<StudioOperations['feedBatchDecide']> = {
      batch_id: batch_id ?? 0,
      decision: 'approved',
      reason: '',
    }
    await call(studioOperations.feedBatchDecide.path, decider.headers, JSON.stringify(decision))
  } finally {
    await db.close()
  }
}

async function openAllRows(origin: string, headers: Headers): Promise<void> {
  const change: StudioPayload<StudioOperations['feedColumnChange']> = {
    kind: 'lhb',
    base_revision: 0,
    title: '龙虎榜',
    method: '按交易所公布的名单整理。',
    limits: '只说明当天，不预示以后。',
    free_rows: 10_000,
    lock_kind: 'free',
    lock_ids: [],
    lock_url: '',
  }
  await answerOf(
    `${origin}${studioOperations.feedColumnChange.path}`,
    { ...headers, 'content-type': 'application/json' },
    JSON.stringify(change),
  )
}

async function answerOf<Response>(
  url: string,
  headers: Headers,
  body: string | Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const reply = await fetch(url, { method: 'POST', headers, body })
  const { code, msg, response } = (await reply.json()) as { code: number; msg: string; response: Response }
  if (code !== 1) throw new Error(`${url} was answered with ${code}: ${msg}`)
  return response
}
