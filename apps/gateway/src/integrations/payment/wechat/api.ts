import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { WechatPaySettings } from '../../../config/wechat-pay'
import { createPatience, type PatienceOptions } from '../../patience'
import { SupplierError } from '../../supplier-error'
import type { SandboxServer, WireReply } from '../sandbox-ledger'
import { fetchCertificates } from './certificates'
import { judgeSignature } from './judge-signature'
import type { PayingApps } from './paying-apps'
import { createPlatformKeys, type PlatformKeys } from './platform-keys'
import { readReply } from './read-reply'
import { signedRequest } from './signed-request'

export interface ApiOptions {
  settings: WechatPaySettings
  /** The apps in whose name payments are begun; see `payingApps`. */
  apps: PayingApps
  /** How WeChat Pay is reached: the network (`createSend`), or a sandbox. */
  send: SandboxServer
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>
  now: () => Date
  /** For tests, which cannot wait. */
  patience?: Pick<PatienceOptions, 'restMs'>
}

interface ApiCall<Reply> {
  /** Its name in errors: paths contain our numbers. */
  name: string
  /** With a query, if any. */
  path: string
  /** With it a POST, without it a GET. */
  body?: unknown
  /** The content of a good reply. */
  reply: z.ZodType<Reply>
}

/** A merchant's access to WeChat Pay, and what all calls need. */
export interface Api extends Pick<ApiOptions, 'settings' | 'apps' | 'now'> {
  keys: PlatformKeys
  /**
   * Makes a call, and repeats it if there was no answer: its number makes every call safe to repeat. Rejects with a
   * SupplierError, a WechatPayRefusal when WeChat Pay said no. A reply not proven to be its own counts as no answer.
   */
  call<Reply>(call: ApiCall<Reply>): Promise<Reply>
  /** Fetches a file, which WeChat Pay does not sign: compare it with a hash that it did sign. */
  fetchFile(path: string): Promise<Buffer>
}

export function createApi({ settings, apps, send, log, now, patience: options }: ApiOptions): Api {
  const patience = createPatience({ ...options, name: 'WeChat Pay', log })
  const account = { settings, send, now }
  const keys = createPlatformKeys({
    publicKey: settings.publicKey,
    fetchCertificates: () => fetchCertificates(account),
    now,
    log,
  })

  async function ask(name: string, path: string, body: string): Promise<WireReply> {
    try {
      return await send(signedRequest(account, { path, body }))
    } catch (error) {
      throw new SupplierError('no_answer', `WeChat Pay gave no answer to ${name}.`, { cause: error })
    }
  }

  async function attempt<Reply>({ name, path, body, reply }: ApiCall<Reply>): Promise<Reply> {
    const answer = await ask(name, path, body === undefined ? '' : JSON.stringify(body))
    const doubt = await judgeSignature(answer, { keys, now })
    if (!doubt) return readReply(name, answer, reply)
    throw new SupplierError(
      'no_answer',
      `WeChat Pay's answer to ${name} (HTTP ${answer.status}) is not believed: ${doubt.reason}.`,
    )
  }

  return {
    settings,
    apps,
    now,
    keys,
    call: (call) => patience.run(() => attempt(call), { repeatable: true }),
    fetchFile: (path) =>
      patience.run(
        async () => {
          const { status, body } = await ask('the file of a bill', path, '')
          if (status === 200) return body
          throw new SupplierError(
            'no_answer',
            `WeChat Pay answered to the file of a bill with HTTP ${status}.`,
          )
        },
        { repeatable: true },
      ),
  }
}
