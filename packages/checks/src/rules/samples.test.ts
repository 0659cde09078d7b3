import type { JsonValue } from '@yingzao/schema/client'
import { expect, test } from 'vitest'
import { checkDocument } from '../check-document'
import { block, documentOf, figures, LINK_HOSTS, NOW, person, priceCard, prices } from '../testing/sample'

const samplesIn = (one: JsonValue) =>
  checkDocument(documentOf({ blocks: [one] }), { linkHosts: LINK_HOSTS, now: NOW })
    .findings.filter(({ rule }) => rule.startsWith('sample-'))
    .map(({ rule, path }) => `${rule} ${path.replace('page_schema[0].', '')}`)

const COURSES = { value: '640', unit: '节', text: '公开课程' }
const OF_LIBRARY = { source: '公司客户服务统计' }
const YEAR = {
  name: '年度课',
  price: '1980',
  unit: '/年',
  terms: '含税价，服务期十二个月，退款按服务协议办理',
}

test('a figure is a sample with what it counts and where it is from, and another number is one’s own', () => {
  expect(samplesIn(figures([COURSES], OF_LIBRARY))).toEqual(['sample-content value.list[0].value'])
  expect(samplesIn(figures([{ ...COURSES, value: '６４０' }], OF_LIBRARY))).toHaveLength(1)
  expect(samplesIn(figures([{ ...COURSES, value: '641' }], OF_LIBRARY))).toEqual([])
  expect(samplesIn(figures([COURSES], { source: '教务系统统计' }))).toEqual([])
})

test('a price is a sample with its offer and its terms, and may be the same elsewhere', () => {
  expect(samplesIn(prices(priceCard(YEAR)))).toEqual(['sample-content value.list[0].price'])
  expect(samplesIn(prices(priceCard({ ...YEAR, price: '1780' })))).toEqual([])
  expect(samplesIn(prices(priceCard({ ...YEAR, name: '晨星年度班' })))).toEqual([])
})

test('a name is found wherever it stands as one, not in another', () => {
  expect(samplesIn(person({ name: ' 何静 ' }))).toEqual(['sample-name value.list[0].name'])
  const day = (who: string) => block('timeline', { list: [{ topic: '答疑', time: '20:00', who }] })
  expect(samplesIn(day('张三、林晓舟'))).toEqual(['sample-name value.list[0].who'])
  expect(samplesIn(day('何静老师'))).toEqual([])
  expect(samplesIn(day('何静怡'))).toEqual([])
})
