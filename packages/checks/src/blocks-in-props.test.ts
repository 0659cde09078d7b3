import type { JsonRecord, JsonValue } from '@yingzao/schema/client'
import { expect, test } from 'vitest'
import { checkDocument } from './check-document'

const FOOTER = { name: 'footer', value: { show: true, show3: true, fxts: true } }
const text = (html: string): JsonRecord => ({ name: 'text', value: { html } })
const tab = (title: string, ...children: JsonValue[]): JsonRecord => ({ title, children })
const tabs = (...list: JsonRecord[]): JsonRecord => ({ name: 'tabs', value: { list } })

/** What is found on a page and is more than a remark, as `severity rule path`. */
function found(...page_schema: JsonValue[]): string[] {
  const page = { code: 'a', title: '大赛', meta: { description: '报名参加' }, page_schema }
  const { findings } = checkDocument(page, { linkHosts: ['*.example.com'], now: 0 })
  return findings
    .filter(({ severity }) => severity !== 'info')
    .map(({ severity, rule, path }) => `${severity} ${rule} ${path}`)
}

test('blocks behind a tab are held against the rules, each at its own place', () => {
  const children = [
    { name: 'image', value: { url: '/a.png' } },
    text('<p>保证收益</p>'),
    text('<p><a href="https://evil.com/">去</a></p>'),
    { name: 'button', value: { text: '看说明', action: { type: 3, popupId: 'none' } } },
  ]
  expect(found(tabs(tab('赛程', text('<p>好</p>')), tab('奖品', ...children))).sort()).toEqual([
    'error link-host page_schema[0].value.list[1].children[2].value.html',
    'error listed-words page_schema[0].value.list[1].children[1].value.html',
    'error popup-target-missing page_schema[0].value.list[1].children[3].value.action.popupId',
    'warning image-alt-missing page_schema[0].value.list[1].children[0].value.alt',
  ])
})

test('the titles of tabs are read by visitors too', () => {
  expect(found(tabs(tab('稳赚不赔', text('<p>好</p>')), tab('奖品', text('<p>好</p>'))))).toEqual([
    'error listed-words page_schema[0].value.list[0].title',
  ])
})

test('a popup behind a tab can be opened from the page, and a button behind a tab can open one', () => {
  const popup = { name: 'popup', id: 'p', children: [text('<p>说明</p>')] }
  const button = { name: 'button', value: { text: '看说明', action: { type: 3, popupId: 'p' } } }
  expect(found(button, tabs(tab('赛程', popup), tab('奖品', text('<p>好</p>'))))).toEqual([])
  expect(found(popup, tabs(tab('赛程', button), tab('奖品', text('<p>好</p>'))))).toEqual([])
})

test('a risk notice behind a tab is not shown to everybody', () => {
  const pay = { name: 'payButton', value: { mark: 'dbzs', text: '立即订购', contract_url: '/c' } }
  const sale = tabs(tab('课程', pay), tab('说明', text('<p>好</p>'), FOOTER))
  expect(found(sale)).toContain('error risk-footer-missing page_schema[0].value.list[0].children[0]')
  expect(found(sale, FOOTER)).toEqual([])
})

test('tabs that open with a tab that is not there are named', () => {
  const two = [tab('赛程', text('<p>好</p>')), tab('奖品', text('<p>好</p>'))]
  expect(found({ name: 'tabs', value: { list: two, active: 2 } })).toEqual([
    'warning open-tab-missing page_schema[0].value.active',
  ])
  expect(found({ name: 'tabs', value: { list: two, active: 1 } })).toEqual([])
})
