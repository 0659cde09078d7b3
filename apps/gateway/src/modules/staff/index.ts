import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import type { Outside } from '../../integrations'
import { registerStaffOperations } from './routes'

export { boundStaff } from './bound-staff'
export { channelAddress } from './channel-address'
export { staffKind, stateCodesKind } from './data-kinds'
export { pictureOf } from './picture-of'
export { findServicePicture } from './service-picture'

/** Serves the calls by which visitors reach the people who look after them, and channels lead on. */
export function installStaff(app: FastifyInstance, ctx: Context, outside: Outside): void {
  registerStaffOperations(app, ctx, outside)
}
