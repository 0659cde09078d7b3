import { errors, operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { registerOperation } from '../../http/register-operation'
import type { Outside } from '../../integrations'
import { boundStaff } from './bound-staff'
import { channelAddress } from './channel-address'
import { noteHit } from './note-hit'
import { pictureOf } from './picture-of'
import { findServicePicture } from './service-picture'
import { findBoundStaff } from './staff-store'

/** The calls of this module. */
export function registerStaffOperations(
  app: FastifyInstance,
  ctx: Pick<Context, 'config' | 'db' | 'log'>,
  outside: Pick<Outside, 'enterpriseWechat' | 'makeOnce'>,
): void {
  registerOperation(app, operations.staffQrCode, async (input, _request, visitor) => {
    const found = await findServicePicture(ctx, outside, {
      uid: visitor?.uid,
      state_code: input.state_code,
      orDefault: input.return_default_if_no_qrcode === 1,
    })
    if (!found) throw new AppError(errors.noServiceStaff)
    return found
  })
  registerOperation(app, operations.personWechatQrcode, async ({ state_code }, _request, { uid }) => {
    const staff = await boundStaff(ctx, uid, state_code)
    const wechat_qrcode = await pictureOf(ctx, outside, staff, state_code)
    if (wechat_qrcode === undefined) throw new AppError(errors.noServiceStaff)
    return { wechat_qrcode, serve_staff_id: staff.staff_id }
  })
  registerOperation(app, operations.niuniuService, async ({ state }, _request, { uid }) => {
    const bound = await findBoundStaff(ctx.db.orm, uid)
    if (!bound) return { serve_staff_id: 0, trace_staff_id: 0, contact_qr_code: '' }
    const { serve_staff_id, trace_staff_id } = bound.bind
    const contact_qr_code = (await pictureOf(ctx, outside, bound.staff, state)) ?? ''
    return { serve_staff_id, trace_staff_id, contact_qr_code }
  })
  registerOperation(app, operations.stateCodePageUrl, async ({ state_code }, request, visitor) => {
    await noteHit(ctx, { state_code, uid: visitor?.uid, ip: request.ip })
    const url = await channelAddress(ctx, state_code)
    if (url === undefined) throw new AppError(errors.contentNotFound)
    return { url }
  })
}
