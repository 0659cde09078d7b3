import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodeGbk } from '../../../integrations/payment/alipay/sandbox/encode-gbk'
import { readFeedFile } from './read-feed-file'

const DAY = '2026-11-27'
const read = (kind: 'lhb' | 'jgdy' | 'etf' | 'fund', text: string | Uint8Array, mapping = {}) =>
  readFeedFile({ kind, as_of: DAY, bytes: typeof text === 'string' ? Buffer.from(text) : text, mapping })
const reasonsOf = async (text: string, kind: 'lhb' | 'jgdy' | 'etf' | 'fund' = 'lhb') =>
  (await read(kind, text)).lines.map(({ reasons }) => reasons.join('；'))
const HEAD = '代码,名称,净买入额,上榜原因'
const firstOf = async (text: string, mapping = {}) => (await read('lhb', text, mapping)).rows[0]?.payload

describe('money', () => {
  const units = { 元: 1, 千元: 1_000, 万元: 10_000, 亿元: 100_000_000 }

  test('is the same number of fen whatever unit, width and separators it is written in', async () => {
    const yuan = fc.integer({ min: -1e14, max: 1e14 })
    await fc.assert(
      fc.asyncProperty(
        yuan,
        fc.constantFrom(...Object.keys(units)),
        fc.boolean(),
        async (fen, unit, isWide) => {
          const places = 2 + Math.round(Math.log10(units[unit as keyof typeof units]))
          const digits = String(Math.abs(fen)).padStart(places + 1, '0')
          const [whole, fraction] = [digits.slice(0, -places), digits.slice(-places)]
          const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
          const text = `${fen < 0 ? '-' : ''}${grouped}.${fraction}`
          const cell = isWide
            ? text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
            : text
          const row = await firstOf(`代码,名称,净买入额（${unit}）,上榜原因\n000001,样例,"${cell}",涨幅\n`)
          expect(row).toMatchObject({ net_buy: fen / 100 + 0 })
        },
      ),
    )
  })

  test('has the unit of its cell, else of the mapping, else of the title, else yuan', async () => {
    const amount = async (title: string, cell: string, mapping = {}) =>
      (await firstOf(`代码,名称,${title},上榜原因\n000001,样例,${cell},涨幅\n`, mapping)) as {
        net_buy: number
      }
    expect((await amount('净买入额', '12.5')).net_buy).toBe(12.5)
    expect((await amount('净买入额(万元)', '12.5')).net_buy).toBe(125_000)
    expect((await amount('净买入额(万元)', '1.2亿')).net_buy).toBe(120_000_000)
    expect((await amount('净额X', '1', { net_buy: { column: '净额X', unit: '亿元' } })).net_buy).toBe(1e8)
    expect((await amount('主力净买(万元)', '1', { net_buy: '主力净买(万元)' })).net_buy).toBe(10_000)
    expect((await amount('净买入额', '--')).net_buy).toBeNull()
    expect((await amount('净买入额', '')).net_buy).toBeNull()
  })

  test.each(['1,23', 'abc', '1.2.3', '12万股', '1e5', '½'])('is not %s', async (cell) => {
    expect(await reasonsOf(`${HEAD}\n000001,样例,"${cell}",涨幅\n`)).toEqual([
      expect.stringContaining('不是数字'),
    ])
  })
})

describe('a code', () => {
  test.each(['000001', '="000001"', "'000001", 'SZ000001', '000001.SZ', '０００００１'])(
    '%s keeps its zeros',
    async (code) => {
      const cell = code.replaceAll('"', '""')
      expect(await firstOf(`${HEAD}\n"${cell}",样例,1,涨幅\n`)).toMatchObject({ code: '000001' })
    },
  )

  test.each(['1', '1.0', '60052', '0000001', 'abc', ''])(
    '%s is refused, and no zeros are made up',
    async (code) => {
      expect(await reasonsOf(`${HEAD}\n${code},样例,1,涨幅\n`)).toEqual([expect.stringContaining('代码')])
    },
  )

  test('that JSON has as a number has lost its zeros', async () => {
    expect(await reasonsOf('[{"code":600001,"name":"样例","net_buy":1,"reason":"涨幅"}]')).toEqual([
      expect.stringContaining('代码是数字'),
    ])
    expect(await reasonsOf('[{"code":"600001","name":"样例","net_buy":1,"reason":"涨幅"}]')).toEqual([''])
  })
})

test('a file saved as GBK is read as the same file in UTF-8', async () => {
  const word = fc.string({
    unit: fc.constantFrom(...'涨幅偏离值达到前五只证券换手率甲乙丙丁戊'),
    minLength: 1,
    maxLength: 12,
  })
  await fc.assert(
    fc.asyncProperty(word, word, async (name, reason) => {
      const text = `${HEAD}\n000001,${name},1,${reason}\n`
      const [gbk, utf8] = await Promise.all([read('lhb', encodeGbk(text)), read('lhb', text)])
      expect(gbk.rows).toEqual(utf8.rows)
      expect(gbk.remarks.join('')).toContain('GBK')
    }),
    { numRuns: 50 },
  )
})

test.each(['2026-11-27', '2026/11/27', '20261127', '2026年11月27日', '2026-11-27 15:00', '２０２６-11-27'])(
  '%s is a day',
  async (day) => {
    expect(await firstOf(`${HEAD},交易日期\n000001,样例,1,涨幅,${day}\n`)).toMatchObject({ trade_date: DAY })
  },
)

test.each(['2026-02-30', '27.11.2026', '202611', '2026-13-01', ''])('%s is none', async (day) => {
  expect(await reasonsOf(`${HEAD},交易日期\n000001,样例,1,涨幅,${day}\n`)).toEqual([
    expect.stringContaining('日期'),
  ])
})

test('a row of another day is refused, and a visit of the next day too', async () => {
  expect(await reasonsOf(`${HEAD},交易日期\n000001,样例,1,涨幅,2026-11-26\n`)).toEqual([
    expect.stringContaining('不是数据日期'),
  ])
  const visit = '代码,名称,调研日期,公告\n000001,样例,2026-11-28,https://www.example.com/a\n'
  expect(await reasonsOf(visit, 'jgdy')).toEqual([expect.stringContaining('之后')])
})

test('the same share twice for the same reason is refused with both lines, for another reason it is not', async () => {
  const text = `${HEAD}\n000001,样例,1,涨幅\n000002,样例,1,涨幅\n000001,样例,2,涨幅\n000001,样例,2,换手\n`
  expect(await reasonsOf(text)).toEqual(['与第 4 行重复', '', '与第 2 行重复', ''])
})

test('seats are read as JSON and as text, in the unit of their column', async () => {
  const seats = [
    { side: 'buy', name: '甲', buy: 10_000, sell: 0 },
    { side: 'sell', name: '乙', buy: null, sell: 25_000 },
  ]
  const json = JSON.stringify([
    { side: '买', name: '甲', buy: 1, sell: 0 },
    { side: 'sell', name: '乙', buy: null, sell: 2.5 },
  ]).replaceAll('"', '""')
  for (const cell of [
    '买|甲|1|0;卖|乙|--|2.5',
    '买入｜甲｜1｜0\n卖出｜乙｜｜2.5',
    json.replaceAll('null', '""""'),
  ])
    expect(await firstOf(`${HEAD},席位(万元)\n000001,样例,1,涨幅,"${cell}"\n`)).toMatchObject({ seats })
  for (const [cell, why] of [
    ['买|甲|1', '席位应写成'],
    ['中|甲|1|2', '方向'],
    ['[1', '不是正确的 JSON'],
    ['买|甲|x|2', '不是数字'],
  ])
    expect(await reasonsOf(`${HEAD},席位\n000001,样例,1,涨幅,"${cell}"\n`)).toEqual([
      expect.stringContaining(String(why)),
    ])
})

test('a visit, a fund and an ETF are read with all their columns', async () => {
  const { rows: visits } = await read(
    'jgdy',
    '代码,名称,调研日期,机构数量,机构名单,方式,主要内容,公告链接\n000001,样例,2026/11/26,12家,甲;乙、丙,电话,订单,https://www.example.com/a\n',
  )
  expect(visits[0]).toMatchObject({
    sub_key: expect.stringMatching(/^2026-11-26:.{16}$/),
    payload: { org_count: 12, orgs: ['甲', '乙', '丙'], way: '电话', topics: '订单' },
  })
  const { rows: funds } = await read(
    'fund',
    'code,name,type,nav,chg_1m,risk_level\n990001,样例,医药,1.23456,9.98%,r3\n',
  )
  expect(funds[0]).toEqual({
    code: '990001',
    sub_key: '',
    sector: '医药',
    payload: {
      code: '990001',
      name: '样例',
      type: '医药',
      nav: 1.2346,
      chg_1m: 9.98,
      chg_1y: null,
      risk_level: 'R3',
    },
  })
  const { rows: etfs } = await read('etf', '代码,名称,板块,规模(亿元)\n519901,样例,电子,1.5\n')
  expect(etfs[0]).toMatchObject({
    sector: '电子',
    payload: { scale: 150_000_000, index: '', sector: '电子' },
  })
})

test('a notice that no page may link to is refused', async () => {
  for (const url of ['http://www.example.com/a', 'javascript:alert(1)', ''])
    expect(await reasonsOf(`代码,名称,调研日期,公告\n000001,样例,2026-11-26,${url}\n`, 'jgdy')).toEqual([
      expect.stringContaining('https://'),
    ])
})

test.each([
  ['', '空'],
  [`${HEAD}\n`, '没有数据行'],
  ['名称,净买入额\n样例,1\n', '缺少这些列：代码、上榜原因'],
  [`${HEAD},净额\n000001,样例,1,涨幅,2\n`, '有两列都是'],
  [`${HEAD}\n000001,样例\n`, '列数'],
  ['[1]', '不是正确'],
])('%j is no file of data', async (text, why) => {
  await expect(read('lhb', text)).rejects.toThrow(why === '不是正确' ? /./ : why)
})

test('how it was read is said: units, and columns that were not used', async () => {
  const { remarks } = await read('lhb', '代码,名称,净买入额(万元),上榜原因,备注\n000001,样例,1,涨幅,x\n')
  expect(remarks).toEqual(['金额单位：净买入额按万元。', '没有用到的列：备注。'])
})
