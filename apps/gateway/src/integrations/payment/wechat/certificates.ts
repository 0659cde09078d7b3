import { X509Certificate } from 'node:crypto'
import { z } from 'zod'
import type { WechatPaySettings } from '../../../config/wechat-pay'
import { SupplierError } from '../../supplier-error'
import type { SandboxServer } from '../sandbox-ledger'
import { judgeSignature } from './judge-signature'
import type { PlatformCertificate } from './platform-keys'
import { readReply } from './read-reply'
import { sealed, unseal } from './sealed'
import { signedRequest } from './signed-request'

const NAME = 'the list of certificates'

const list = z.object({
  data: z.array(z.object({ serial_no: z.string().min(1), encrypt_certificate: sealed })),
})

/**
 * Fetches the platform certificates, once. An empty list is an answer: merchants who have had the public key from the
 * start are told that there is no such thing. Throws when there is no answer, or none that can be trusted.
 */
export async function fetchCertificates({
  settings,
  send,
  now,
}: {
  settings: WechatPaySettings
  send: SandboxServer
  now: () => Date
}): Promise<PlatformCertificate[]> {
  const answer = await send(signedRequest({ settings, now }, { path: '/v3/certificates', body: '' }))
  // Its signature is not checked: whoever forged this could as well have kept the answer from us.
  if (answer.status === 404) return []
  const { data } = readReply(NAME, answer, list)
  const certificates = data.map(({ serial_no, encrypt_certificate }) => {
    // Only WeChat Pay and we have the key that this was sealed with, so it is authentic before its signature is
    // checked, which is made with one of these certificates.
    const certificate = new X509Certificate(unseal(settings.apiV3Key, encrypt_certificate))
    return {
      serial: serial_no,
      key: certificate.publicKey,
      expiresAt: new Date(certificate.validTo),
    }
  })
  const find = async (serial: string) =>
    serial === settings.publicKey?.id
      ? settings.publicKey.key
      : certificates.find((certificate) => certificate.serial === serial)?.key
  const doubt = await judgeSignature(answer, { keys: { find }, now })
  if (!doubt) return certificates
  throw new SupplierError('no_answer', `WeChat Pay's answer to ${NAME} is not believed: ${doubt.reason}.`)
}
