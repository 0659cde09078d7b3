import type { Context } from '../../context'
import { SupplierError } from '../supplier-error'
import { createRfc3161 } from './rfc3161-time-stamp'
import { createSandboxTimeStamp } from './sandbox-time-stamp'
import type { TimeStampPort } from './time-stamp-port'

const ABSENT: TimeStampPort = {
  adapter: 'absent',
  async stamp() {
    throw new SupplierError('unavailable', 'This deployment has no time-stamp authority.')
  },
}

/** Chooses who signs time stamps: the configured authority; else, outside production, a sandbox; else nobody. */
export function chooseTimeStamp({ config }: Pick<Context, 'config'>): TimeStampPort {
  const { timeStampUrl } = config.suppliers
  if (timeStampUrl !== undefined) return createRfc3161(timeStampUrl)
  return config.env === 'production' ? ABSENT : createSandboxTimeStamp(config.dataDir)
}
