import { errors } from '@yingzao/contract/server'
import { isAllowedHost } from '@yingzao/schema/server'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { type Outside, type PageSignature, SupplierError } from '../../integrations'

/**
 * Signs the address of one of our pages, as it appears in the address bar and without `#`, for the JSSDK. `asked` is
 * the requested host: outside production it may be any, such as a phone's way to a developer's machine.
 */
export async function signPageAddress(
  { config, log }: Pick<Context, 'config' | 'log'>,
  { wechat }: Pick<Outside, 'wechat'>,
  url: string,
  asked: string,
): Promise<PageSignature> {
  const [address = ''] = url.split('#', 1)
  const hosts = [new URL(config.publicOrigin).hostname]
  if (config.env !== 'production') hosts.push(asked, ...config.linkHosts)
  if (!isPageOn(hosts, address)) throw new AppError(errors.invalidParameters)
  try {
    return await wechat.signPage(address)
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    log.warn({ err: error }, 'WeChat gave nothing to sign pages with')
    throw new AppError(errors.operationFailed)
  }
}

function isPageOn(hosts: readonly string[], address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  return /^https?:$/.test(protocol) && username + password === '' && isAllowedHost(hostname, hosts)
}
