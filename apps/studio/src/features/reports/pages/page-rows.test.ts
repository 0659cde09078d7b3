import { expect, test } from 'vitest'
import { company } from '../testing/sample-reports'
import { foreignText, isOurs, pagesWith } from './page-rows'

const { pages } = company()
const codes = (sought: string) => pagesWith(pages, sought).map(({ code }) => code)

test('pages are found by a part of their title or code, in whatever case', () => {
  expect(codes(' etf ')).toEqual(['etf-course', 'etf'])
  expect(codes('开放日')).toEqual(['open-day'])
  expect(codes('')).toHaveLength(4)
})

test('without a title it is no page of ours', () => {
  expect(pages.filter(isOurs).map(({ code }) => code)).toEqual(['etf-course', 'open-day', 'etf'])
})

test('what there never was is told as one, and by no code', () => {
  expect([foreignText('*'), foreignText('slzf')]).toEqual(['不存在的页面（合计）', '不是本站的页面'])
})
