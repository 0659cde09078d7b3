import type { Context } from '../../context'
import type { PatienceOptions } from '../patience'
import { createTencentService } from '../tencent-cloud/tencent-cloud'
import { createAbsentSms } from './absent-sms'
import { createSandboxSms } from './sandbox-sms'
import type { SmsPort } from './sms-port'
import { createTencentSms } from './tencent-sms'

/** Chooses who sends text messages: the configured account; else, outside production, a sandbox; else nobody. */
export function chooseSms(
  { config, log }: Pick<Context, 'config' | 'log'>,
  patience: PatienceOptions = {},
): SmsPort {
  const settings = config.tencent.sms
  if (settings) {
    const service = createTencentService({
      ...settings,
      service: 'sms',
      version: '2021-01-11',
      log,
      ...patience,
    })
    return createTencentSms(settings, service)
  }
  return config.env === 'production' ? createAbsentSms() : createSandboxSms()
}
