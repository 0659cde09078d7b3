// @vitest-environment jsdom
import { ACTION_TYPES, type Action, type CommonProps } from '@yingzao/schema/client'
import { type DrawOptions, describeBlock, drawBlock } from '@yingzao/testkit'
import { describe, expect, test } from 'vitest'
import { button } from './button'
import { examples } from './examples'
import { type ButtonProps, buttonSpec } from './props'

describeBlock({ spec: buttonSpec, view: button, examples })

const base: ButtonProps = { type: 'text', text: '立即领取', animate: 'none', align: 'center' }

const picture = { url: '/assets/a.png', join: '', joined: '', alt: '加入私享群' }

const join: Action = { type: ACTION_TYPES.joinGroup, groupId: 'g-1', activeType: 'autumn' }

const drawn = (props: Partial<ButtonProps>, action?: Action) =>
  drawBlock(button, { ...base, ...props }, action ? { common: { action } } : {})

describe('button', () => {
  test('that leads to an address is a real link', () => {
    const link = drawn(
      {},
      { type: ACTION_TYPES.link, atext: 'https://h5.example.com/x?a=1&b=2' },
    ).querySelector('a')
    expect(link?.getAttribute('href')).toBe('https://h5.example.com/x?a=1&b=2')
    expect(link?.textContent).toBe('立即领取')
  })

  test('that opens a popup names it, so that the boot can open it without React', () => {
    const opener = drawn({}, { type: ACTION_TYPES.popup, popupId: 'rules' }).querySelector('button')
    expect(opener?.dataset.pop).toBe('rules')
    expect(opener?.getAttribute('aria-haspopup')).toBe('dialog')
  })

  test('that goes back says where to go when there is nothing behind', () => {
    expect(drawn({}, { type: ACTION_TYPES.back }).querySelector('button')?.dataset.back).toBe('/h5-page/')
  })

  test('hands every other action to the host as it is', () => {
    const action: Action = { type: ACTION_TYPES.joinGroup, groupId: 'g"1', activeType: 'autumn' }
    const element = drawn({}, action).querySelector('button')
    expect(JSON.parse(element?.dataset.act ?? '')).toEqual(action)
  })

  test.each<Action>([
    { type: ACTION_TYPES.link, atext: '/h5-page/h5/x' },
    { type: ACTION_TYPES.popup, popupId: 'rules' },
    { type: ACTION_TYPES.back },
    { type: ACTION_TYPES.serviceChat },
  ])('says whichever way it answers what it is called and which ad it belongs to: %j', (action) => {
    const common = { action: { ...action, actionName: '立即加群' }, uploadId: 'ad-7' }
    const tapped = drawBlock(button, base, { common }).querySelector<HTMLElement>('.yz-tap')
    expect(tapped?.dataset).toMatchObject({ upload: 'ad-7', label: '立即加群' })
    const plain = drawn({}, action).querySelector<HTMLElement>('.yz-tap')?.dataset
    expect([plain?.upload, plain?.label]).toEqual([undefined, undefined])
  })

  test('that the page answers by itself hands its name to the statistics it asks for', () => {
    const action: Action = { type: ACTION_TYPES.back, actionName: '返回' }
    const common = { action, baiduStatistics: 'sale,back' }
    const { dataset } = drawBlock(button, base, { common }).querySelector('button') as HTMLElement
    expect(JSON.parse(dataset.stat ?? '')).toEqual({ baiduStatistics: 'sale,back', actionName: '返回' })
  })

  test('as an image shows the picture of those who have not joined, and is named by it', () => {
    const image = {
      url: '/assets/a.png',
      join: '/assets/join.png',
      joined: '/assets/joined.png',
      alt: '加入私享群',
    }
    const element = drawn({ type: 'image', image }).querySelector('button')
    expect(element?.querySelector('img')?.dataset.src).toBe('/assets/join.png')
    expect(element?.getAttribute('aria-label')).toBe('加入私享群')
  })

  const twoPictures = { ...picture, join: '/assets/join.png', joined: '/assets/joined.png' }

  test('that joins a group holds the picture for later too, and says which group marks it as joined', () => {
    const element = drawn({ type: 'image', image: twoPictures }, join).querySelector('button')
    const pictures = [...(element?.querySelectorAll<HTMLElement>('picture img') ?? [])]
    expect(element?.dataset.group).toBe('g-1')
    expect(pictures.map((image) => [image.dataset.src, image.closest('span')?.className])).toEqual([
      ['/assets/join.png', 'yz-button__join'],
      ['/assets/joined.png', 'yz-button__joined'],
    ])
  })

  test('never loads the picture for later with the first screen', () => {
    const block = drawBlock(
      button,
      { ...base, type: 'image', image: twoPictures },
      { common: { action: join }, first: true },
    )
    const sources = [...block.querySelectorAll('picture img:not([data-src])')].map((image) =>
      image.getAttribute('src'),
    )
    expect(sources).toEqual(['/assets/join.png'])
  })

  test('that joins no group has no use for the picture of those who have joined', () => {
    const back: Action = { type: ACTION_TYPES.back }
    expect(drawn({ type: 'image', image: twoPictures }, back).querySelectorAll('picture')).toHaveLength(1)
  })

  test('carries what is counted, and asks the host where a login comes first', () => {
    const link: Action = { type: ACTION_TYPES.link, atext: '/h5-page/h5/sale' }
    const counted = { baiduStatistics: 'sale,click,top', oaStatistics: 'oa-1' }
    const draw = (common: CommonProps) =>
      drawBlock(button, base, { common }).querySelector<HTMLElement>('.yz-tap')
    const native = draw({ action: link, ...counted })
    expect(native?.localName).toBe('a')
    expect(JSON.parse(native?.dataset.stat ?? '')).toEqual(counted)
    const guarded = draw({ action: link, ...counted, isNeedLogin: true, mark: 'dbzs' })
    expect(guarded?.localName).toBe('button')
    expect(JSON.parse(guarded?.dataset.act ?? '')).toEqual({
      ...link,
      ...counted,
      isNeedLogin: true,
      mark: 'dbzs',
    })
  })

  test('as an image without a picture falls back to its text', () => {
    expect(drawn({ type: 'image' }).textContent).toBe('立即领取')
  })

  test('as an image is as wide as the picture in the 750 design, whoever knows that width', () => {
    const width = (options?: DrawOptions) =>
      drawBlock(button, { ...base, type: 'image', image: { ...picture, width: 600 } }, options)
        .querySelector<HTMLElement>('.yz-button-row')
        ?.style.getPropertyValue('--yz-button-width')
    expect(width()).toBe('calc(var(--u) * 600)')
    const stored = { url: picture.url, width: 480, height: 96, variants: [] }
    expect(width({ images: { [picture.url]: stored } })).toBe('calc(var(--u) * 480)')
  })

  test('as a text is read as it is seen, whatever picture it had before', () => {
    expect(
      drawn({ image: { ...picture, alt: '旧图片' } })
        .querySelector('button')
        ?.hasAttribute('aria-label'),
    ).toBe(false)
  })
})
