import {
  errors,
  type OperationInput,
  type OperationResponse,
  type operations,
} from '@yingzao/contract/server'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import type { Outside } from '../../integrations'
import { boundStaff, channelAddress, pictureOf } from '../staff'
import { insertFundIntent } from './account-store'

type AddFundAccount = typeof operations.addFundAccount

/**
 * Records that a visitor wants a fund account, once for each channel, and returns who helps and where it is opened. A
 * repeat returns the same.
 */
export async function addFundAccount(
  ctx: Pick<Context, 'config' | 'db' | 'log'>,
  outside: Pick<Outside, 'enterpriseWechat' | 'makeOnce'>,
  { state_code, page_code, fund_code }: OperationInput<AddFundAccount>,
  uid: number,
): Promise<OperationResponse<AddFundAccount>> {
  const staff = await boundStaff(ctx, uid, state_code)
  await insertFundIntent(ctx.db.orm, { uid, channel: state_code ?? '', state_code, page_code, fund_code })
  const wechat_qrcode = await pictureOf(ctx, outside, staff, state_code)
  if (wechat_qrcode === undefined) throw new AppError(errors.noServiceStaff)
  return { wechat_qrcode, open_url: (await channelAddress(ctx, state_code ?? '')) ?? '' }
}
