// @vitest-environment jsdom
import { specs } from '@yingzao/blocks/props'
import { ACTION_TYPES } from '@yingzao/schema/client'
import type { Field, TextField } from '@yingzao/schema/server'
import { describe, expect, test } from 'vitest'
import { testSession } from '../testing/test-session'
import { ACTION_GROUPS } from './action-groups'
import { PLACE } from './action-kind'
import { APP_PAGE_CALLS, APP_PAGE_NAMES, isAppPageName } from './app-page-names'
import { checkAddress } from './check-address'
import { copiedItem } from './copied-item'
import { itemPicture, itemText } from './item-summary'
import { pageColours } from './page-colours'
import { pictureOf } from './picture-of'
import { popupChoices } from './popup-choices'
import { htmlOf } from './rich-text'
import { sizedBy } from './sized-by'
import { wording } from './wording'

const fieldsOf = (name: string) => specs.find(name)?.fields ?? []
const itemOf = (name: string): Field => {
  const list = fieldsOf(name).find(({ kind }) => kind === 'list')
  if (list?.kind !== 'list') throw new Error(`The block "${name}" has no list.`)
  return list.item
}

test('every action that a tap can do is offered once', () => {
  const offered = Object.values(ACTION_GROUPS).flat()
  expect(new Set(offered)).toEqual(new Set([...Object.values(ACTION_TYPES), PLACE]))
  expect(offered).toHaveLength(new Set(offered).size)
  expect(offered.filter((type) => wording.action.types[type] === undefined)).toEqual([])
})

test('every page of the app has a name for people, and one that needs a parameter says which', () => {
  for (const name of APP_PAGE_NAMES) {
    expect(wording.pageNames.titles[name]).toBeTruthy()
    const { params, isParamNeeded } = APP_PAGE_CALLS[name]
    expect([name, isParamNeeded === true && params.length === 0]).toEqual([name, false])
  }
  expect([isAppPageName('coupons'), isAppPageName('toString'), isAppPageName(1)]).toEqual([
    true,
    false,
    false,
  ])
})

describe('an address', () => {
  const check = (text: string, hosts = ['*.example.com'], use: 'link' | 'image' = 'link') =>
    checkAddress(text, use, hosts)

  test.each([
    ['/h5-page/h5/etf', wording.address.kinds.path],
    ['#rules', wording.address.kinds.hash],
    ['tel:4008001234', wording.address.kinds.tel],
    ['https://www.example.com/a', wording.address.allowedHost],
  ])('%s is told for what it is', (text, said) => {
    expect(check(text)).toEqual({ isSafe: true, text: said })
  })

  test('of another host is refused with the hosts that are allowed', () => {
    expect(check('https://evil.org/')).toEqual({
      isSafe: false,
      text: wording.address.otherHost('*.example.com', false),
    })
    expect(check('https://evil.org/', ['a.com', 'b.com', 'c.com', 'd.com']).text).toContain(
      'a.com、b.com、c.com 等',
    )
    expect(check('https://evil.org/', []).text).toBe(wording.address.otherHost('', false))
  })

  test('that is no address says what one looks like', () => {
    expect(check('http://www.example.com/')).toEqual({ isSafe: false, text: wording.address.plainHttp })
    expect(check('javascript:alert(1)')).toEqual({ isSafe: false, text: wording.address.unusable.link })
    expect(check('javascript:alert(1)', [], 'image').text).toBe(wording.address.unusable.image)
  })
})

describe('an item of a list', () => {
  test('is told by its first words, and by its number where it has none', () => {
    const tab = itemOf('tabs')
    expect(itemText(tab, { title: ' 赛程 ', children: [] })).toBe('赛程')
    expect([itemText(tab, { title: '' }), itemText(tab, undefined)]).toEqual(['', ''])
  })

  test('shows its picture, and none of an address that no page loads', () => {
    const slide = itemOf('swiper')
    expect(pictureOf(slide)).toBe('image')
    expect(itemPicture(slide, { image: '/a.png' })).toBe('/a.png')
    expect([itemPicture(slide, { image: 'a.png' }), itemPicture(slide, {})]).toEqual(['', ''])
    expect(pictureOf(itemOf('tabs'))).toBeUndefined()
  })

  test('is copied without the blocks in it, as ids are unique', () => {
    const item = { title: '一', style: { color: 'red' }, children: [{ name: 'text', id: 'a' }] }
    const copy = copiedItem(item)
    expect(copy).toEqual({ title: '一', style: { color: 'red' }, children: [] })
    expect((copy as typeof item).style).not.toBe(item.style)
  })
})

test('width and height belong to the picture beside them', () => {
  expect(sizedBy(fieldsOf('image'))?.name).toBe('url')
  expect(sizedBy(fieldsOf('button').filter(({ name }) => name !== 'width'))).toBeUndefined()
})

test('the colours of a page are offered by how often it uses them, and words are none', () => {
  const { editor } = testSession(
    [
      { name: 'text', id: 'a', value: { html: 'red', color: '#ff0000' } },
      { name: 'text', id: 'b', value: { html: '#notacolour', color: '#ff0000' } },
      {
        name: 'container',
        id: 'c',
        value: {},
        children: [{ name: 'text', id: 'd', value: { color: 'rgb(1, 2, 3)' } }],
      },
    ],
    { background: '#fff4ec' },
  )
  const page = {
    ...editor.page,
    page_schema: editor.page.page_schema.map((block) => ({
      ...block,
      common: { style: { color: '#00ff00' } },
    })),
  }
  const [first, ...others] = pageColours(page as unknown as typeof editor.page)
  expect([first, others.includes('#fff4ec'), others.includes('red')]).toEqual(['#00ff00', true, false])
})

test('the popups of a page are the same list until one of them changes', () => {
  const { editor } = testSession([
    { name: 'popup', id: 'offer', value: { title: '优惠' } },
    { name: 'text', id: 'a', value: { html: '' } },
  ])
  const choices = popupChoices(editor.page)
  expect(choices).toEqual([{ id: 'offer', title: '优惠' }])
  expect(popupChoices({ ...editor.page, title: '新标题' })).toBe(choices)
})

describe('rich text that somebody wrote', () => {
  const field = fieldsOf('text').find(({ name }) => name === 'html') as TextField

  function written(html: string): string {
    const place = document.createElement('div')
    place.innerHTML = html
    return htmlOf(place, field, ['*.example.com'])
  }

  test('keeps the few tags of pages, in one spelling', () => {
    expect(written('<div><strong>报名</strong> <em>现在</em><br><u>免费</u></div>')).toBe(
      '<p><b>报名</b> <i>现在</i><br /><u>免费</u></p>',
    )
  })

  test('keeps headings, lists, and sizes and colours of the theme', () => {
    expect(written('<h1>题</h1><ul><li><font size="5" face="yz-brand">项</font></li></ul>')).toBe(
      '<h2>题</h2><ul><li><span class="yz-l yz-brand">项</span></li></ul>',
    )
  })

  test('keeps the words of any other tag, and nothing that runs', () => {
    expect(written('<h2 onclick="alert(1)">标题</h2><span style="color:red">字</span>')).toBe(
      '<h2>标题</h2>字',
    )
    expect(written('<table><tr><td>格</td></tr></table>')).toBe('格')
    expect(written('1 &lt; 2 &amp; 3')).toBe('1 &lt; 2 &amp; 3')
  })

  test('keeps a link only where a page may lead', () => {
    expect(written('<a href="https://www.example.com/a">去</a>')).toContain(
      'href="https://www.example.com/a"',
    )
    expect(written('<a href="javascript:alert(1)">去</a>')).not.toContain('javascript')
  })
})
