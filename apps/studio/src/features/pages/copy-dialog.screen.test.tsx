import { afterEach, expect, test, vi } from 'vitest'
import { allOf, click, createTestStudio, pageRow, press, refusal, textOf, type } from '../../testing'
import { CopyDialog } from './copy-dialog'

const NOON = Date.parse('2026-11-22T04:00:00Z')

afterEach(() => vi.useRealTimers())

const textIn = (label: string) => (allOf('field', label)[0] as HTMLInputElement).value

/** The dialog alone, on 22 November in China. */
async function openCopy(page = pageRow('etf-20261101', { title: 'ETF 训练营' })) {
  vi.setSystemTime(NOON)
  const onClose = vi.fn()
  const studio = await createTestStudio({
    at: '/pages',
    roles: ['editor'],
    screen: <CopyDialog page={page} onClose={onClose} />,
  })
  await studio.find('dialog')
  vi.useRealTimers()
  return { studio, onClose }
}

test('a copy is called after its page, and dated by the day that it is in China', async () => {
  const { studio, onClose } = await openCopy()
  await using _ = studio
  await studio.sees('复制“ETF 训练营”', '不含版本和定时', '访客看不到')
  expect([textIn('页面标题'), textIn('页面代码')]).toEqual(['ETF 训练营 副本', 'etf-20261122'])

  studio.answer({ pageCopy: refusal('serverError') })
  await type(await studio.find('field', '页面标题'), '双十二训练营')
  await click(await studio.find('button', '复制'))
  await studio.sees('服务器开小差了')
  // Nobody has to type their text twice.
  expect(textIn('页面标题')).toBe('双十二训练营')
  expect(onClose).not.toHaveBeenCalled()

  studio.answer({ pageCopy: { code: 'etf-20261122' } })
  await click(await studio.find('button', '复制'))
  await studio.sees('已复制')
  expect(studio.asked('pageCopy').at(-1)).toEqual({
    from: 'etf-20261101',
    title: '双十二训练营',
    code: 'etf-20261122',
  })
  expect(onClose).toHaveBeenCalledOnce()
  // The copy is opened for editing at once.
  await studio.until(() => studio.address() === '/pages/etf-20261122/edit')
})

test('a code that is taken is said at its field, with one that may be free', async () => {
  const { studio } = await openCopy()
  await using _ = studio
  studio.answer({ pageCopy: refusal('alreadyExists') })
  await click(await studio.find('button', '复制'))
  await studio.sees('“etf-20261122”已被其他页面使用，可以试试“etf-20261122-2”')
  const code = await studio.find('field', '页面代码')
  await studio.until(() => document.activeElement === code)
  expect(allOf('alert').map(textOf).join()).not.toContain('已存在')

  await type(code, 'etf 2')
  await click(await studio.find('button', '复制'))
  await studio.sees('页面代码由 1 至 64 个字母、数字、下划线或短横线组成')
  expect(studio.asked('pageCopy')).toHaveLength(1)
  studio.answer({ pageCopy: refusal('formerAddress') })
  await type(code, 'etf-2')
  await click(await studio.find('button', '复制'))
  await studio.sees('这个代码是另一个页面以前的地址，请换一个')
})

test.each([
  { code: 'etf-20261122', copied: 'etf-20261122-2' },
  { code: 'etf-20261122-2', copied: 'etf-20261122-3' },
  { code: 'etf-20251122-2', copied: 'etf-20261122' },
])('the copy of $code is proposed as $copied, which no page of today has yet', async ({ code, copied }) => {
  const { studio } = await openCopy(pageRow(code))
  await using _ = studio
  expect(textIn('页面代码')).toBe(copied)
})

test('a title that is as long as titles may be still has room for saying that it is a copy', async () => {
  const { studio } = await openCopy(pageRow('long', { title: '长'.repeat(60) }))
  await using _ = studio
  expect(textIn('页面标题')).toBe(`${'长'.repeat(56)} 副本`)
  studio.answer({ pageCopy: { code: 'long-20261122' } })
  await press(await studio.find('field', '页面标题'), 'Enter')
  await studio.until(() => studio.address() === '/pages/long-20261122/edit')
  expect(studio.asked('pageCopy')).toHaveLength(1)
})
