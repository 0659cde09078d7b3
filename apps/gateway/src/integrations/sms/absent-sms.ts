import { SupplierError } from '../supplier-error'
import type { SmsPort } from './sms-port'

/** Stands in where a deployment has no account for text messages: none is sent. */
export function createAbsentSms(): SmsPort {
  const refuse = async () => {
    throw new SupplierError('unavailable', 'This deployment has no account for text messages.')
  }
  return {
    isSet: false,
    sendCode: refuse,
    sendDownload: refuse,
    sendReminder: refuse,
    sendCancellation: refuse,
  }
}
