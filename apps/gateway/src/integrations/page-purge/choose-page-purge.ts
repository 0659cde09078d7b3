import type { Context } from '../../context'
import { createAliyunService } from '../aliyun/aliyun-rpc'
import type { PatienceOptions } from '../patience'
import { SupplierError } from '../supplier-error'
import { createTencentService } from '../tencent-cloud/tencent-cloud'
import { createAliyunCdnPurge } from './aliyun-cdn-purge'
import { createEdgeonePurge } from './edgeone-purge'
import type { PagePurge } from './page-purge-port'
import { createTencentCdnPurge } from './tencent-cdn-purge'

const ABSENT: PagePurge = {
  adapter: 'absent',
  async purge() {
    throw new SupplierError(
      'unavailable',
      'This deployment has no cache in front that can be told of changes.',
    )
  },
}

/** Chooses the cache in front that is told of changed pages: the configured one, else none. */
export function choosePagePurge(
  { config, log }: Pick<Context, 'config' | 'log'>,
  patience: PatienceOptions = {},
): PagePurge {
  const settings = config.edge?.purge
  if (!settings) return ABSENT
  const { origin, account, zoneId } = settings
  const tencent = (service: string, version: string) =>
    createTencentService({
      service,
      version,
      origin,
      account: { secretId: account.keyId, secretKey: account.keySecret },
      log,
      ...patience,
    })
  if (settings.by === 'edgeone') return createEdgeonePurge(zoneId, tencent('teo', '2022-09-01'))
  if (settings.by === 'tencent-cdn') return createTencentCdnPurge(tencent('cdn', '2018-06-06'))
  const service = createAliyunService({
    name: 'Aliyun CDN',
    version: '2018-05-10',
    origin,
    account,
    log,
    ...patience,
  })
  return createAliyunCdnPurge(service)
}
