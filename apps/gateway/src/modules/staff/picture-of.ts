import { errors } from '@yingzao/contract/server'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { type Outside, SupplierError } from '../../integrations'
import { drawQrCode, storeAsset } from '../assets'
import { findChannel, findStaffQr, insertStaffQr, type StaffRow } from './staff-store'

type Parts = Pick<Context, 'config' | 'db' | 'log'>

/**
 * Address of the picture by which a person is reached from a channel; created when it is first requested, and once,
 * however many ask at once. A channel that operators have not named counts as none: each picture uses up part of a
 * limit at enterprise WeChat, and visitors bring what they like. Undefined: this person cannot be reached. Throws
 * `operationFailed` when enterprise WeChat does not answer and there is no other picture.
 */
export async function pictureOf(
  ctx: Parts,
  outside: Pick<Outside, 'enterpriseWechat' | 'makeOnce'>,
  staff: StaffRow,
  brought: string | undefined,
): Promise<string | undefined> {
  const { staff_id, wecom_user_id: userId } = staff
  if (userId === null) return staff.qr_code || undefined
  const state_code = await knownChannel(ctx, brought)
  try {
    return await outside.makeOnce({
      name: `staff_qr ${staff_id} ${state_code}`,
      find: () => findStaffQr(ctx.db.orm, { staff_id, state_code }),
      make: async () => {
        const { config_id, qr } = await outside.enterpriseWechat.addContactWay({ userId, state: state_code })
        const qr_code = 'image' in qr ? qr.image : await drawPicture(ctx, qr.text)
        return insertStaffQr(ctx.db.orm, { staff_id, state_code, config_id, qr_code })
      },
    })
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    ctx.log.warn({ err: error, staff_id }, 'Enterprise WeChat made no way to reach a staff member')
    if (staff.qr_code === '') throw new AppError(errors.operationFailed)
    return staff.qr_code
  }
}

async function knownChannel({ db }: Parts, brought = ''): Promise<string> {
  return brought !== '' && (await findChannel(db.orm, brought)) ? brought : ''
}

async function drawPicture(ctx: Parts, text: string): Promise<string> {
  const { address } = await storeAsset(ctx, { bytes: await drawQrCode(text), name: 'contact.png' })
  return address
}
