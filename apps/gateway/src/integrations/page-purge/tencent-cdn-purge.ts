import { z } from 'zod'
import type { TencentService } from '../tencent-cloud/tencent-cloud'
import { type PagePurge, tellingQuota } from './page-purge-port'

const QUOTA = /^LimitExceeded\.CdnPurgeUrlExceedDayLimit$/

/** Tencent CDN, `PurgeUrlsCache`. */
export function createTencentCdnPurge(service: TencentService): PagePurge {
  return {
    adapter: 'live',
    async purge(urls) {
      const call = service.call('PurgeUrlsCache', { Urls: urls }, z.object({ TaskId: z.string() }))
      await tellingQuota(call, QUOTA)
    },
  }
}
