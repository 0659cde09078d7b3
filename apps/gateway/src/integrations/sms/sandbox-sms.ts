import type { SmsPort } from './sms-port'

/** Stands in for a supplier where none is set up: `npm run sandbox -- sms` reads the code from where it is made. */
export function createSandboxSms(): SmsPort {
  const send = async ({ requestId }: { requestId: string }) => `sandbox ${requestId}`
  return { isSet: true, sendCode: send, sendDownload: send, sendReminder: send, sendCancellation: send }
}
