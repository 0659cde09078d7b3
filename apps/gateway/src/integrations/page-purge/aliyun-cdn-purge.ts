import { z } from 'zod'
import type { AliyunService } from '../aliyun/aliyun-rpc'
import { type PagePurge, tellingQuota } from './page-purge-port'

const QUOTA = /^QuotaExceeded(\.|$)/

/** Aliyun CDN, `RefreshObjectCaches`. */
export function createAliyunCdnPurge(service: AliyunService): PagePurge {
  return {
    adapter: 'live',
    async purge(urls) {
      const fields = { ObjectPath: urls.join('\n'), ObjectType: 'File' }
      const reply = z.object({ RefreshTaskId: z.string() })
      await tellingQuota(service.call('RefreshObjectCaches', fields, reply), QUOTA)
    },
  }
}
