import {
  errors,
  type OperationInput,
  type OperationResponse,
  type operations,
} from '@yingzao/contract/server'
import { isSafeAddress } from '@yingzao/schema/server'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { type Outside, SupplierError } from '../../integrations'
import { limitCalls } from '../../limits/limit-calls'
import { insertUrlLink } from './wechat-store'

type UrlLink = typeof operations.generateUrlLink

const LIMIT = { name: 'url_link', perMinute: 20 }
const FAILED = { ...errors.operationFailed, msg: '链接生成失败，请稍后重试' }

/**
 * Makes a link into a mini program, a different one each time, and records it. Counts against the limit of the
 * visitor's network as soon as one of our mini programs is requested. `origin` is the one that was requested.
 */
export async function makeUrlLink(
  { db, log }: Pick<Context, 'db' | 'log'>,
  { wechat }: Pick<Outside, 'wechat'>,
  { name, page, query, out_date_num: days }: OperationInput<UrlLink>,
  { uid, ip, origin }: { uid: number | undefined; ip: string; origin: string },
): Promise<OperationResponse<UrlLink>> {
  if (!wechat.hasMiniProgram(name)) throw new AppError(errors.invalidParameters)
  await limitCalls(db, LIMIT, ip)
  const link = await wechat.createUrlLink({ name, page, query, days }).catch((error: unknown) => {
    if (!(error instanceof SupplierError)) throw error
    log.warn({ err: error }, 'WeChat made no link into a mini program')
    throw new AppError(FAILED)
  })
  if (!isSafeAddress(link)) {
    log.warn('WeChat made a link that no page may follow')
    throw new AppError(FAILED)
  }
  // It may be copied or turned into a QR code, so it has to name its host.
  const url_link = link.startsWith('/') ? `${origin}${link}` : link
  await insertUrlLink(db, { uid: uid ?? null, name, page, query, url_link, days })
  return { url_link }
}
