import type { Client } from '@yingzao/contract/client'
import { expect, test, vi } from 'vitest'
import { createTracking, type Hmt } from './tracking'

function setup({ hmt, isPreview = false, uid = '' }: { hmt?: Hmt; isPreview?: boolean; uid?: string } = {}) {
  const ask = vi.fn(() => Promise.reject(new Error('down')))
  const tracking = createTracking({
    ask: ask as unknown as Client['ask'],
    isLoggedIn: () => true,
    isPreview: () => isPreview,
    hmt: () => hmt,
    pageCode: () => 'spring',
    uid: () => uid,
    blockName: () => 'button',
  })
  return { ask, tracking }
}

test('an event names page, block, visitor and code', () => {
  const hmt: unknown[][] = []
  const { tracking } = setup({ hmt, uid: '10086' })
  tracking.event('expose', 'hero')
  tracking.event('action_fail', 'hero', { code: 400052, label: '立即加群' })
  tracking.event('action_ok', 'hero', { label: '立即加群' })
  expect(hmt).toEqual([
    ['_trackEvent', 'spring', 'expose', 'button hero 10086'],
    ['_trackEvent', 'spring', 'action_fail', 'button hero 10086 400052 立即加群'],
    ['_trackEvent', 'spring', 'action_ok', 'button hero 10086 - 立即加群'],
  ])
})

test('nobody is a dash, so that the fields keep their places', () => {
  const hmt: unknown[][] = []
  setup({ hmt }).tracking.event('click', 'hero')
  expect(hmt).toEqual([['_trackEvent', 'spring', 'click', 'button hero -']])
})

test('a text without commas is a category alone', () => {
  const hmt: unknown[][] = []
  setup({ hmt }).tracking.tap({ baiduStatistics: 'sale' })
  expect(hmt).toEqual([['_trackEvent', 'sale', '', '']])
})

test('a tap whose statistics have no label of their own is labelled by its action', () => {
  const hmt: unknown[][] = []
  const { tracking } = setup({ hmt })
  tracking.tap({ baiduStatistics: 'sale,click', actionName: '立即加群' })
  tracking.tap({ baiduStatistics: 'sale,click,首屏', actionName: '立即加群' })
  expect(hmt).toEqual([
    ['_trackEvent', 'sale', 'click', '立即加群'],
    ['_trackEvent', 'sale', 'click', '首屏'],
  ])
})

test('a script of others that is missing or throws stops nothing', () => {
  const throwing: Hmt = {
    push() {
      throw new Error('not ours')
    },
  }
  for (const hmt of [undefined, throwing]) {
    const { ask, tracking } = setup(hmt ? { hmt } : {})
    tracking.tap({ baiduStatistics: 'a,b,c', oaStatistics: 'oa-1' })
    tracking.event('click', 'hero')
    expect(ask).toHaveBeenCalledWith('browseUpload', { browse_collect_id: 'oa-1' })
  }
})

test('a preview reports nothing', () => {
  const hmt: unknown[][] = []
  const { ask, tracking } = setup({ hmt, isPreview: true })
  tracking.tap({ baiduStatistics: 'a,b,c', oaStatistics: 'oa-1' })
  tracking.event('expose', 'hero')
  expect(hmt).toEqual([])
  expect(ask).not.toHaveBeenCalled()
})
