import type { Context } from '../../context'
import type { PatienceOptions } from '../patience'
import { createSupplier } from '../supplier'
import { SupplierError } from '../supplier-error'
import type { AlarmPort, AlarmPorts } from './alarm-port'
import { createWecomRobot } from './wecom-robot'

/** Stands in where nothing is set up: `npm run sandbox -- alarms` shows what was sent. */
const SANDBOX: AlarmPort = { adapter: 'sandbox', send: async () => {} }

const ABSENT: AlarmPort = {
  adapter: 'absent',
  async send() {
    throw new SupplierError('unavailable', 'This deployment has no way to send alarms by this channel.')
  },
}

/**
 * Who tells people of alarms: the robot that is set; else, outside production, a sandbox; else nobody. Mail is sent by no
 * adapter yet (decision 115).
 */
export function chooseAlarmPorts(
  { config, log }: Pick<Context, 'config' | 'log'>,
  patience: PatienceOptions = {},
): AlarmPorts {
  const standIn = config.env === 'production' ? ABSENT : SANDBOX
  const { wecom } = config.alarms
  if (!wecom) return { wecom: standIn, mail: standIn }
  const supplier = createSupplier({ name: 'The robot of alarms', origin: wecom.origin, log, ...patience })
  return { wecom: createWecomRobot(wecom, supplier), mail: standIn }
}
