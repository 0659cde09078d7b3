import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { drawContract } from './draw-contract'
import { contractDocument, fillIn } from './fill-in'
import { missingIn } from './font-text'
import { contractHtml } from './read-contract-text'

const VALUES = {
  客户姓名: '张**',
  客户手机: '138****8000',
  商品名称: '大盘指数研究',
  公司名称: '示例公司',
  经营许可证号: '1',
  客服电话: '2',
  撤回截止日: '2026年10月13日',
}
const texts = {
  title: '投资顾问服务协议',
  body: '甲方：{{客户姓名}}\n## 一、服务内容\n- 第一项，《说明》\n- 第二项 ABC 123',
  withdrawal: '可以在 {{撤回截止日}} 前撤回。',
}
const contract = (body = texts.body) => ({
  contract_no: 'HT20260930000001',
  signed_at: Date.UTC(2026, 8, 30, 2),
  document: contractDocument({ ...texts, body }, VALUES),
  proof: [['签署时间', '2026-09-30 10:00:00']] as const,
})

/** What a PDF reader finds, without any fonts but those embedded. */
async function read(bytes: Uint8Array) {
  const pdf = await getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join('')
    }),
  )
  return { pages, info: (await pdf.getMetadata()).info as Record<string, string> }
}

test('a signed copy says in Chinese what was signed and what proves it', async () => {
  const { bytes, missing } = await drawContract(contract())
  const { pages, info } = await read(bytes)
  expect(missing).toBe('')
  for (const text of [
    '投资顾问服务协议',
    '甲方：张**',
    '第一项，《说明》',
    '第二项 ABC 123',
    '2026年10月13日',
  ])
    expect(pages.join('')).toContain(text)
  expect(pages[0]).toContain('第 1 页，共 1 页')
  expect(info).toMatchObject({ CreationDate: 'D:20260930020000Z', Subject: 'HT20260930000001' })
})

test('the same is the same bytes; one character more is not', async () => {
  const [one, two] = [await drawContract(contract()), await drawContract(contract())]
  expect(Buffer.compare(one.bytes, two.bytes)).toBe(0)
  const other = await drawContract(contract(`${texts.body}。`))
  expect(Buffer.compare(one.bytes, other.bytes)).not.toBe(0)
})

test('a long contract goes on, and every page says which it is', async () => {
  const { bytes } = await drawContract(contract('一段很长的正文，写满几页。'.repeat(300)))
  const { pages } = await read(bytes)
  expect(pages.length).toBeGreaterThan(2)
  pages.forEach((page, index) => {
    expect(page).toContain(`第 ${index + 1} 页，共 ${pages.length} 页`)
  })
})

test('a character that the font lacks shows as a mark and is named', async () => {
  const { bytes, missing } = await drawContract(contract('甲方：龘先生 😀'))
  expect(missing).toBe('龘😀')
  expect((await read(bytes)).pages[0]).toContain('甲方：〓先生 〓')
  expect(missingIn('投资顾问 ABC（一）')).toBe('')
})

test('what is filled in is one line, and is no markup and no field', () => {
  const values = { ...VALUES, 商品名称: '## a\n- {{客户手机}} <b>' }
  expect(fillIn('- {{商品名称}}', values)).toBe('- ## a - {{客户手机}} <b>')
  expect(contractHtml(fillIn('- {{商品名称}}\n完', values))).toBe(
    '<ul><li>## a - {{客户手机}} &lt;b&gt;</li></ul><p>完</p>',
  )
})
