import { z } from 'zod'
import { SupplierError } from '../supplier-error'
import type { TencentService } from '../tencent-cloud/tencent-cloud'
import { type PagePurge, PurgeQuotaSpent, tellingQuota } from './page-purge-port'

const QUOTA = /^LimitExceeded(\.|$)/

const reply = z.object({
  JobId: z.string(),
  FailedList: z
    .array(z.object({ Reason: z.string().nullish(), Targets: z.array(z.string()).nullish() }))
    .nullish(),
})

/** Tencent EdgeOne, `CreatePurgeTasks`. What is purged by address is deleted, and not only marked as stale. */
export function createEdgeonePurge(zoneId: string, service: TencentService): PagePurge {
  return {
    adapter: 'live',
    async purge(urls) {
      const body = { ZoneId: zoneId, Type: 'purge_url', Targets: urls }
      const { FailedList } = await tellingQuota(service.call('CreatePurgeTasks', body, reply), QUOTA)
      const [failed] = FailedList ?? []
      if (!failed) return
      const count = (FailedList ?? []).reduce((sum, { Targets }) => sum + (Targets?.length ?? 0), 0)
      const message = `EdgeOne refused ${count} of ${urls.length} addresses: ${(failed.Reason ?? '').slice(0, 200)}`
      throw /quota|limit/i.test(failed.Reason ?? '')
        ? new PurgeQuotaSpent(message)
        : new SupplierError('refused', message)
    },
  }
}
