// @vitest-environment jsdom
import { describeBlock, drawBlock } from '@yingzao/testkit'
import { describe, expect, test } from 'vitest'
import { examples } from './examples'
import { price } from './price'
import { type PriceProps, priceSpec } from './props'

describeBlock({ spec: priceSpec, view: price, examples })

const card: PriceProps['list'][number] = {
  name: '月度服务',
  price: '298',
  unit: '/月',
  origin_price: '398',
  points: [{ text: '每日市场资讯' }],
  button: '立即订购',
  terms: '服务期 1 个月',
}
const base: PriceProps = {
  title: '',
  look: 'card',
  chosen: 'none',
  list: [card, { ...card, name: '年度服务' }],
}

const drawn = (props: Partial<PriceProps> = {}) => drawBlock(price, { ...base, ...props })
const drawnCard = (more: Partial<typeof card>) => drawn({ list: [{ ...card, ...more }] })

describe('price', () => {
  test('says by more than a line through it that the other price is old', () => {
    const amount = (more: Partial<typeof card>) =>
      drawnCard(more).querySelector('.yz-price__amount')?.textContent
    expect(amount({})).toBe('¥298/月原价 ¥398')
    expect(amount({ origin_price: '' })).toBe('¥298/月')
    expect(amount({ price: '' })).toBeUndefined()
  })

  test('has a button for each card that does what its card says', () => {
    const list = ['/h5-page/h5/a', '/h5-page/h5/b'].map((atext) => ({
      ...card,
      action: { type: 7 as const, atext },
    }))
    const links = [...drawn({ list }).querySelectorAll('a')]
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/h5-page/h5/a', '/h5-page/h5/b'])
  })

  test('has the terms behind the button', () => {
    const deal = drawnCard({}).querySelector('.yz-price__deal')
    expect([...(deal?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      '立即订购',
      '服务期 1 个月',
    ])
  })

  test('leaves no room for a button and terms that are missing', () => {
    expect(drawnCard({ button: '' }).querySelector('button')).toBeNull()
    expect(drawnCard({ button: '', terms: '' }).querySelector('.yz-price__deal')).toBeNull()
  })

  test('recommends one card, or none', () => {
    const recommended = (chosen: PriceProps['chosen']) =>
      [...drawn({ chosen }).querySelectorAll('.yz-price__card--chosen')].map(
        (one) => one.querySelector('.yz-price__head')?.textContent,
      )
    expect(recommended('second')).toEqual(['年度服务推荐'])
    expect(recommended('none')).toEqual([])
    // Its card has been removed.
    expect(recommended('third')).toEqual([])
  })
})
