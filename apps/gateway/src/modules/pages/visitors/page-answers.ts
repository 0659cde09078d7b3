import { type Operations, operations, type PageAnswers } from '@yingzao/contract/server'
import { sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Orm, Transaction } from '../../../db/database'
import { isStopped, STOPPED_CALLS } from '../../../switches/switch-data'
import type { Declared } from '../../define-module'
import type { VersionContent } from '../document/reading/read-stored'
import { type RenderOptions, renderContent } from '../publish/render-version'
import { ANSWERS_CHANNEL } from './page-watcher'

/** What is needed to render pages with answers in them. */
export type AnsweringContext = Context & Pick<Declared, 'pageAnswers'>

/** The answers to those questions of a page that the server may answer. One that fails stays open, and the phone asks it. */
export async function answersFor(ctx: AnsweringContext, asks: readonly string[]): Promise<PageAnswers> {
  const answered = await Promise.all(
    asks.map(async (question) => {
      try {
        return [question, await answerTo(ctx, question)] as const
      } catch (error) {
        ctx.log.error({ question, err: error }, 'What a page asks could not be answered while it was drawn')
        return [question, undefined] as const
      }
    }),
  )
  return Object.fromEntries(answered.filter((pair): pair is [string, object] => pair[1] !== undefined))
}

async function answerTo(ctx: AnsweringContext, question: string): Promise<object | undefined> {
  const [id, payload] = JSON.parse(question) as [keyof Operations, unknown]
  const answer = ctx.pageAnswers[id]
  const service = STOPPED_CALLS[id]
  if (!answer || (service && isStopped(service, await ctx.switches.read()))) return undefined
  const read = operations[id].request.safeParse(payload)
  return read.success ? answer(ctx, read.data as never) : undefined
}

/** Renders a page, and once more with the answers if it asks something that the server may answer. */
export async function renderAnswered(
  ctx: AnsweringContext,
  content: VersionContent,
  options: Omit<RenderOptions, 'answers'>,
) {
  const page = await renderContent(ctx, content, options)
  const answers = await answersFor(ctx, page.asks ?? [])
  return Object.keys(answers).length === 0 ? page : renderContent(ctx, content, { ...options, answers })
}

/**
 * Notifies all processes that a call's answer has changed, once the transaction is committed: pages are rendered again.
 */
export async function announceAnswers(db: Orm | Transaction, id: keyof Operations): Promise<void> {
  await db.execute(sql`SELECT pg_notify(${ANSWERS_CHANNEL}, ${id})`)
}
