import { expect, test } from 'vitest'
import { allOf, click, createTestStudio, pageRow, settings, type } from '../../../testing'
import { ShareDialog } from './share-dialog'

const page = pageRow('etf', { title: 'ETF 训练营', state: 'published' })

const CARD = {
  title: 'ETF 训练营',
  desc: '七天学会看懂 ETF',
  image: 'https://h5.example.com/assets/a.png',
  has_card: true,
}

async function open({ origin = 'https://h5.example.com', card = CARD } = {}) {
  const studio = await createTestStudio({
    at: '/pages',
    roles: ['editor'],
    screen: <ShareDialog page={page} onClose={() => {}} />,
    answers: { studioSettings: settings({ public_origin: origin }), pageShare: card },
  })
  await studio.find('dialog')
  return studio
}

const pictures = () =>
  [...document.querySelectorAll<HTMLImageElement>('[role=dialog] img[src^=data]')].map(({ src }) => src)

test('a page is brought among people by its link, its code and a poster, each with the mark of a channel', async () => {
  await using studio = await open()
  await studio.sees('推广“ETF 训练营”', 'https://h5.example.com/h5-page/h5/etf')
  const before = pictures()
  expect(decodeURIComponent(before[0] ?? '')).toContain('ETF 训练营')
  await type(await studio.find('field', '渠道编号'), 'wechat-1')
  await studio.sees('https://h5.example.com/h5-page/h5/etf?cps_id=wechat-1')
  expect(pictures()).toHaveLength(2)
  for (const [index, picture] of pictures().entries()) expect(picture).not.toBe(before[index])
})

test('what is no mark of a channel is said, and does not get into the link', async () => {
  await using studio = await open()
  await studio.sees('页面链接')
  await type(await studio.find('field', '渠道编号'), 'a&b=c')
  await studio.sees('渠道编号由字母、数字')
  expect(document.body.textContent).not.toContain('cps_id')
})

test('a browser that makes no picture is told of', async () => {
  await using studio = await open()
  await studio.sees('页面链接')
  // jsdom draws none.
  await click(allOf('button', '下载海报')[0])
  await studio.sees('图片没有生成')
})

test('a code that only this machine could follow is warned of', async () => {
  await using studio = await open({ origin: 'http://localhost:8080' })
  await studio.sees('只有这台电脑打得开')
})

test('a chat’s card is shown as visitors will send it on', async () => {
  await using studio = await open()
  await studio.sees('微信中的样子', 'ETF 训练营', '七天学会看懂 ETF')
  expect(document.querySelector('.st-share-card img')?.getAttribute('src')).toBe(CARD.image)
  expect(document.body.textContent).not.toContain('没有')
})

test('what a card lacks is said, with where to mend it', async () => {
  await using studio = await open({ card: { title: 'ETF 训练营', desc: '', image: '', has_card: false } })
  await studio.sees('没有设置公众号', '没有填写分享说明', '没有分享图片')
})
