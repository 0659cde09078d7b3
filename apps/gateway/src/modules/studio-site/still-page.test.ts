import { expect, test } from 'vitest'
import { signPreviewToken } from '../../http/preview-token'
import { loadSite } from '../../start/load-site'
import { COMPANY, startTestGateway } from '../testing/start-test-gateway'
import { stillPage } from './still-page'

test('a still has no script, says nothing to who has none, and loads every picture', () => {
  const picture =
    '<picture><source data-srcset="/a.avif 750w"><img src="data:image/svg+xml,%3Csvg/%3E" data-src="/a.jpg" alt="一"></picture><noscript><img src="/a.jpg"></noscript>'
  const page = `<!doctype html><html lang="zh-CN" class="app no-js" data-code="a"><head><script>1 < 2\n</script></head><main><p>&lt;script&gt; data-src=&quot;</p>${picture}<noscript>不可用</noscript></main><script src="/x.js"></script>`
  expect(stillPage(page)).toBe(
    '<!doctype html><html lang="zh-CN" class="app" data-code="a"><head></head><main><p>&lt;script&gt; data-src=&quot;</p><picture><source srcset="/a.avif 750w"><img src="/a.jpg" alt="一"></picture></main>',
  )
})

test('the still of a form is what a phone with scripts begins with, not what stands there for one without', async () => {
  const site = await loadSite({ company: COMPANY, hostSettings: {}, env: 'test' })
  await using gateway = await startTestGateway({ site })
  const form = { name: 'wBrokerRegister', value: { title: '选择券商', consent: '我同意《隐私政策》' } }
  const { version } = await gateway.import(
    JSON.stringify({ code: 'sale', title: '页面', page_schema: [form] }),
  )
  const token = await signPreviewToken(gateway.ctx, { code: 'sale', version })
  const bodyOf = async (url: string) => (await gateway.app.inject(url)).payload
  const page = await bodyOf(`/h5-page/h5/sale?isPreview=1&preview_token=${token}`)
  const still = await bodyOf(`/studio/looks/sale?preview_token=${token}`)
  expect(page).toMatch(/^[^>]*><html [^>]*no-js/)
  expect(still).not.toMatch(/<script|<noscript|^[^>]*><html [^>]*no-js/)
  for (const words of ['选择券商', '正在加载券商']) expect(still).toContain(words)
})
