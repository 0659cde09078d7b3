import { z } from 'zod'
import type { TencentSmsSettings } from '../../config/tencent-cloud'
import { SupplierError } from '../supplier-error'
import type { TencentService } from '../tencent-cloud/tencent-cloud'
import type { SmsPort } from './sms-port'

const reply = z.object({
  SendStatusSet: z
    .array(
      z.object({
        SerialNo: z.string().default(''),
        Code: z.string(),
        SessionContext: z.string().default(''),
      }),
    )
    .length(1),
})

/** Tencent Cloud's text messages. */
export function createTencentSms(settings: TencentSmsSettings, service: TencentService): SmsPort {
  async function send(
    { handset, requestId }: { handset: string; requestId: string },
    { templateId, places }: { templateId: string; places: string[] },
  ): Promise<string> {
    const { SendStatusSet } = await service.call(
      'SendSms',
      {
        PhoneNumberSet: [`+86${handset}`],
        SmsSdkAppId: settings.sdkAppId,
        SignName: settings.sign,
        TemplateId: templateId,
        TemplateParamSet: places,
        // It is returned in the delivery report, but does not keep the supplier from sending twice.
        SessionContext: requestId,
      },
      reply,
    )
    const [status] = SendStatusSet
    if (status?.Code === 'Ok') return status.SerialNo
    throw new SupplierError('refused', `Tencent Cloud sent no message: ${status?.Code}.`)
  }
  return {
    isSet: true,
    sendCode: ({ code, minutes, ...message }) =>
      send(message, { templateId: settings.templateId, places: [code, String(minutes)] }),
    async sendDownload(message) {
      const { downloadTemplateId: templateId } = settings
      if (templateId !== undefined) return send(message, { templateId, places: [] })
      throw new SupplierError(
        'refused',
        'SMS_DOWNLOAD_TEMPLATE_ID is not set, so the address of the app was not sent. Set it to the template that has it.',
      )
    },
    async sendReminder({ what, when, ...message }) {
      const { remindTemplateId: templateId } = settings
      if (templateId !== undefined) return send(message, { templateId, places: [what, when] })
      throw new SupplierError(
        'refused',
        'SMS_REMIND_TEMPLATE_ID is not set, so nobody was reminded by text message. Set it to a template with two places, for what begins and when.',
      )
    },
    async sendCancellation({ what, when, ...message }) {
      const { cancelTemplateId: templateId } = settings
      if (templateId !== undefined) return send(message, { templateId, places: [what, when] })
      throw new SupplierError(
        'refused',
        'SMS_CANCEL_TEMPLATE_ID is not set, so nobody was told by text message that something was cancelled. Set it to a template with two places, for what it was and when.',
      )
    },
  }
}
