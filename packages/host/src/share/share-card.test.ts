import type { Client } from '@yingzao/contract/client'
import { expect, test } from 'vitest'
import { createShareCard, type ShareSdk } from './share-card'

const share = {
  title: '春季课程',
  desc: '七天',
  link: 'https://h5.example.com/h5-page/h5/spring',
  img_url: 'https://h5.example.com/a.png',
}
const signature = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' }

function setup({
  isApple = false,
  answers = {},
  sdk = true,
}: {
  isApple?: boolean
  answers?: Record<string, object>
  sdk?: boolean
} = {}) {
  const all: Record<string, object> = {
    activityPageDetail: { code: 1, msg: 'success', response: { activity_page: { share } } },
    jssdkConfig: { code: 1, msg: 'success', response: signature },
    ...answers,
  }
  const seen = {
    signed: [] as unknown[],
    config: [] as unknown[],
    cards: [] as unknown[],
    log: [] as string[],
  }
  const state = { address: 'https://h5.example.com/h5-page/h5/spring?a=1#form' }
  const errors: Array<(failure: { errMsg: string }) => void> = []
  const wechat: ShareSdk = {
    config: (options) => seen.config.push(options),
    ready: (run) => run(),
    error: (run) => errors.push(run),
    updateAppMessageShareData: (card) => seen.cards.push(card),
    updateTimelineShareData: (card) => seen.cards.push(card),
  }
  const showCard = createShareCard({
    ask: (async (id: string, payload: { url?: string }) => {
      if (payload.url) seen.signed.push(payload.url)
      const answer = all[id]
      if (answer instanceof Error) throw answer
      return answer
    }) as unknown as Client['ask'],
    wechat: async () => (sdk ? wechat : undefined),
    entryAddress: 'https://h5.example.com/h5-page/h5/entry#top',
    address: () => state.address,
    isApple,
    log: (problem) => seen.log.push(problem),
  })
  return { showCard, seen, state, refuse: (errMsg: string) => errors[0]?.({ errMsg }) }
}

test('a page is shared under its own title, text, address and picture', async () => {
  const { showCard, seen } = setup()
  await showCard('spring')
  const card = { title: share.title, link: share.link, imgUrl: share.img_url }
  expect(seen.cards).toEqual([{ ...card, desc: '七天' }, card])
  expect(seen.config).toEqual([
    { ...signature, jsApiList: ['updateAppMessageShareData', 'updateTimelineShareData'] },
  ])
})

test('Android signs the address that is shown, again after each navigation', async () => {
  const { showCard, seen, state } = setup()
  await showCard('spring')
  state.address = 'https://h5.example.com/h5-page/h5/autumn'
  await showCard('autumn')
  await showCard('autumn')
  expect(seen.signed).toEqual([
    'https://h5.example.com/h5-page/h5/spring?a=1',
    'https://h5.example.com/h5-page/h5/autumn',
  ])
})

test('iOS signs the address that the tab was opened with, once', async () => {
  const { showCard, seen, state } = setup({ isApple: true })
  await showCard('spring')
  state.address = 'https://h5.example.com/h5-page/h5/autumn'
  await showCard('autumn')
  expect(seen.signed).toEqual(['https://h5.example.com/h5-page/h5/entry'])
  expect(seen.cards).toHaveLength(4)
})

test.each([
  {
    what: 'a refused signature',
    answers: { jssdkConfig: { code: 0, msg: '操作失败' } },
    log: 'Error: 操作失败',
  },
  { what: 'a broken line', answers: { jssdkConfig: new Error('down') }, log: 'Error: down' },
])('$what is logged and goes no further; the next page tries again', async ({ answers, log }) => {
  const { showCard, seen } = setup({ answers })
  await showCard('spring')
  await showCard('spring')
  expect(seen).toMatchObject({
    cards: [],
    config: [],
    log: Array(2).fill(`The page has no share card: ${log}`),
  })
})

test('without WeChat’s script, or without a page, nothing happens', async () => {
  for (const options of [{ sdk: false }, { answers: { activityPageDetail: { code: 400010, msg: 'x' } } }]) {
    const { showCard, seen } = setup(options)
    await showCard('spring')
    expect(seen).toEqual({ signed: [], config: [], cards: [], log: [] })
  }
})

test('what WeChat itself refuses is logged', async () => {
  const { showCard, seen, refuse } = setup()
  await showCard('spring')
  refuse('config:invalid signature')
  expect(seen.log).toEqual(['WeChat refuses the share card: config:invalid signature'])
})
