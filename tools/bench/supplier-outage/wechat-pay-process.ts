// Run by payments.mjs. A WeChat Pay over HTTP that answers, or accepts requests and never replies, as instructed; it
// sends its parent the gateway's settings.
import { startWechatPayVendor } from '@yingzao/gateway/testing/process'

void serve()

async function serve(): Promise<void> {
  const vendor = await startWechatPayVendor()
  process.on('message', ({ hangs }: { hangs: boolean }) => {
    vendor.fault = hangs ? 'hang' : undefined
  })
  process.on('disconnect', () => process.exit())
  process.send?.(vendor.settings)
}
