import { expect, test } from 'vitest'
import { readPasted } from './pasted-rows'

test('rows of a table without names are read in the usual order, what is empty is left out', () => {
  expect(readPasted('公众号\twechat\t\t春季\r\n\r\n 海报 \toffline\n')).toEqual({
    rows: [
      { name: '公众号', utm_source: 'wechat', utm_campaign: '春季' },
      { name: '海报', utm_source: 'offline' },
    ],
  })
})

test('rows of a table with names are read by them, also with commas', () => {
  expect(readPasted('mark，名称,UTM_Source\na,公众号,wechat')).toEqual({
    rows: [{ mark: 'a', name: '公众号', utm_source: 'wechat' }],
  })
})

test.each([
  ['', '请粘贴至少一行'],
  ['名称\tutm_source\n', '请粘贴至少一行'],
  ['名称\t来路\t费用\n海报\ta\tb', '不认识的列：来路、费用'],
  ['utm_source\tmark\na\tb', '没有“名称”这一列'],
  ['名称\tmark\n海报\ta\n短信\ta\tb', '第 2 行的列数比列名多'],
  [Array.from({ length: 201 }, (_, n) => `第 ${n} 个`).join('\n'), '有 201 行，一次最多 200 行'],
])('of %j is said: %s', (text, problem) => expect(readPasted(text)).toEqual({ problem }))
