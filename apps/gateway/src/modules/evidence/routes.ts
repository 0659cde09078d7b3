import { studioErrors, studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { registerStudioOperation } from '../../http/register-studio-operation'
import { limitMember } from '../../limits/limit-member'
import { actorOf } from '../audit'
import { pageAnswer, readAsked, searchAnswer } from './look/answers'
import { askFile, askSeen } from './look/ask'
import { lookAtPage } from './look/kept-page'
import { evidenceState } from './look/state'

/** Answering an authority takes fewer searches, fewer pages and fewer files than this. */
const SEARCH = { name: 'evidence-search', perHour: 100 }
const LOOK = { name: 'evidence-look', perHour: 600 }
const EXPORT = { name: 'evidence-export', perHour: 30 }

/** The calls by which members prove what somebody saw. */
export function registerEvidenceOperations(app: FastifyInstance, ctx: Pick<Context, 'config' | 'db'>): void {
  registerStudioOperation(app, studioOperations.evidenceState, () => evidenceState(ctx))
  registerStudioOperation(app, studioOperations.evidenceSearch, async (input, member, request) => {
    await limitMember(ctx.db, SEARCH, member)
    return searchAnswer(ctx, await askSeen(ctx, actorOf(member, request), readAsked(input)))
  })
  registerStudioOperation(app, studioOperations.evidencePage, async (input, member, request) => {
    await limitMember(ctx.db, LOOK, member)
    const page = await lookAtPage(ctx, actorOf(member, request), input)
    if (!page) throw new AppError(studioErrors.notFound)
    return pageAnswer(ctx, page)
  })
  registerStudioOperation(app, studioOperations.evidenceExport, async (input, member, request) => {
    await limitMember(ctx.db, EXPORT, member)
    const file = await askFile(ctx, actorOf(member, request), readAsked(input))
    if (!file) throw new AppError(studioErrors.notFound)
    // Some systems do not allow an asterisk in a name.
    const name = `留痕-${file.title.replace(/\*+/, '-').replaceAll(' ', '')}.wacz`
    return { name, type: 'application/wacz', bytes: file.bytes }
  })
}
