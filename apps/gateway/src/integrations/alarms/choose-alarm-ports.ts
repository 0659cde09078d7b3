import type { Context } from '../../context'
import { createSmtp } from '../mail/create-smtp'
import type { MailPort } from '../mail/mail-port'
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
 * Chooses who tells people of alarms: the robot and the mail server that are configured; else, outside production, a
 * sandbox; else nobody.
 */
export function chooseAlarmPorts(
  { config, log }: Pick<Context, 'config' | 'log'>,
  patience: PatienceOptions = {},
): AlarmPorts {
  const standIn = config.env === 'production' ? ABSENT : SANDBOX
  const { wecom, mail } = config.alarms
  const robot = () => {
    if (!wecom) return standIn
    const supplier = createSupplier({ name: 'The robot of alarms', origin: wecom.origin, log, ...patience })
    return createWecomRobot(wecom, supplier)
  }
  return {
    wecom: robot(),
    mail: mail ? createAlarmMail(createSmtp({ settings: mail, log, ...patience })) : standIn,
  }
}

function createAlarmMail(mail: MailPort): AlarmPort {
  return {
    adapter: 'live',
    send: ({ recipients, subject, content }) => mail.send({ to: recipients, subject, text: content }),
  }
}
