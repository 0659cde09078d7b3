import { expect, test } from 'vitest'
import { click, refusal, settings, type } from '../../testing'
import { companyDetail, openCompany } from './testing/company-detail'

const { site } = settings()
const LIN = { name: '林晓舟', number: 'S0740000000001' }
const ZHOU = { name: '周明远', number: 'S0740000000002' }

const field = (label: string) => document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)

test('somebody is added to the list, the number as it is printed, and the history says who came', async () => {
  await using studio = await openCompany(companyDetail({ revision: 2, advisers: [LIN] }))
  await click(await studio.find('button', '添加投资顾问'))
  await type(field('第 2 位的姓名'), '周明远')
  await type(field('第 2 位的执业编号'), 's０７４０ 000000002')
  expect(field('第 2 位的执业编号')?.value).toBe(ZHOU.number)
  const now = companyDetail({
    revision: 3,
    advisers: [LIN, ZHOU],
    changes: [
      { revision: 3, set_at: '2026-11-20T00:00:00Z', by: '王芳', site, theme: {}, advisers: [LIN, ZHOU] },
      { revision: 2, set_at: '2026-11-19T00:00:00Z', by: '王芳', site, theme: {}, advisers: [LIN] },
    ],
  })
  studio.answer({ companyAdvisers: { revision: 3 }, companyDetail: now })
  await click(await studio.find('button', '保存名单'))
  await studio.sees('投资顾问名单已保存', '周明远 S0740000000002')
  expect(studio.asked('companyAdvisers')).toEqual([{ base_revision: 2, advisers: [LIN, ZHOU] }])
})

test('a number that is none, or stands there twice, is told where it stands and not sent', async () => {
  await using studio = await openCompany(companyDetail({ advisers: [LIN] }))
  await click(await studio.find('button', '添加投资顾问'))
  await type(field('第 2 位的姓名'), '周明远')
  await type(field('第 2 位的执业编号'), 'S07400000')
  await click(await studio.find('button', '保存名单'))
  await studio.sees('执业编号是一个字母加 13 位数字')
  await type(field('第 2 位的执业编号'), LIN.number)
  await click(await studio.find('button', '保存名单'))
  await studio.sees('编号与林晓舟 S0740000000001重复')
  expect(studio.asked('companyAdvisers')).toEqual([])
})

test('what is typed can be given up, and of two who change the list the second is told', async () => {
  await using studio = await openCompany(companyDetail({ advisers: [LIN] }))
  await studio.find('button', '添加投资顾问')
  await type(field('第 1 位的姓名'), '林小舟')
  await click(await studio.find('button', '放弃修改'))
  expect(field('第 1 位的姓名')?.value).toBe('林晓舟')
  await type(field('第 1 位的姓名'), '林小舟')
  studio.answer({
    companyAdvisers: refusal('conflict'),
    companyDetail: companyDetail({ revision: 1, advisers: [ZHOU] }),
  })
  await click(await studio.find('button', '保存名单'))
  await studio.sees('另一位管理员刚刚修改了公司信息')
  await studio.until(() => field('第 1 位的姓名')?.value === '周明远')
})
