import { errors, operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { registerOperation } from '../../http/register-operation'
import { findLines, findVacancy } from './activity-data-store'
import { handOutCode, peekAtCode } from './hand-out-code'
import { keepLines } from './keep-lines'
import { keepLiveCodeSession, liveCodeBrowser } from './live-code-browser'

/** The calls of this module. */
export function registerActivityDataOperations(
  app: FastifyInstance,
  ctx: Pick<Context, 'config' | 'db'>,
): void {
  const linesOf = keepLines((id) => findLines(ctx.db.orm, id))
  registerOperation(app, operations.activityVirtualUserDetail, ({ id }) => {
    const lines = linesOf(id)
    return lines instanceof Promise ? lines.then(found) : found(lines)
  })
  registerOperation(app, operations.activityVacancyDetail, async ({ id }) => {
    const { current_num, change_type_limit, server_time } = found(await findVacancy(ctx.db.orm, id))
    return {
      current_num,
      change_type_limit,
      remain: change_type_limit - current_num,
      server_time: Math.round(server_time),
    }
  })
  registerOperation(app, operations.liveCodeDetail, async ({ code_id }, request, visitor, reply) => {
    const who = visitor ?? liveCodeBrowser(request)
    const isLook = request.method === 'HEAD'
    const { kind, stock, payload } = isLook
      ? await peekAtCode(ctx, code_id, visitor?.uid)
      : await handOutCode(ctx, code_id, who)
    const hasNewSession = !isLook && 'session' in who && who.isNew && !who.isBot && stock !== null
    if (hasNewSession) keepLiveCodeSession(reply, ctx.config, who)
    const { image = '', text = '', name = '', page = '', query = '' } = payload
    return { code_id, kind, image, text, minp: kind === 'minp' ? { name, page, query } : null }
  })
}

function found<Content>(content: Content | undefined): Content {
  if (content === undefined) throw new AppError(errors.contentNotFound)
  return content
}
