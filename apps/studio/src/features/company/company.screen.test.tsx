import { expect, test } from 'vitest'
import { allOf, click, createTestStudio, refusal, settings, textOf, type } from '../../testing'
import { companyDetail, type Detail } from './testing/company-detail'

const site = {
  company: '示例证券投资咨询有限公司',
  license_no: 'Z-1',
  phone: '400-1',
  adviser: '李雷',
  adviser_no: 'A-1',
  filing_no: '',
}

const detail = (change: Partial<Detail> = {}) =>
  companyDetail({ site, at_start: site, published_pages: 3, ...change })

const production = settings({ env: 'production', site })

test('what a change would do is said before it is done; one that came too late shows what is there now', async () => {
  await using studio = await createTestStudio({
    at: '/company',
    roles: ['administrator'],
    answers: { companyDetail: detail(), studioSettings: production, companyChange: refusal('conflict') },
  })
  await studio.sees('公司信息中的公司名称还是示例', '现在有 3 个已发布的页面', '还没有修改过')
  const save = await studio.find('button', '保存修改…')
  expect(save).toHaveProperty('disabled', true)
  await type(await studio.find('field', '公司名称'), ' ')
  await click(save)
  await studio.sees('请输入公司名称')
  await type(await studio.find('field', '公司名称'), '真实投资咨询有限公司')
  // The footer shows what visitors will read while it is being typed.
  await studio.sees('版权所有 © 真实投资咨询有限公司', '放弃修改')
  await click(save)
  await studio.sees(
    '保存这些修改？',
    '3 个已发布的页面会立即更新',
    '公司名称\n示例证券投资咨询有限公司\n真实投资咨询有限公司',
  )
  expect(studio.asked('companyChange')).toEqual([])

  studio.answer({
    companyDetail: detail({
      revision: 1,
      site: { ...site, phone: '400-2' },
      changes: [
        {
          revision: 1,
          set_at: '2026-11-20T00:00:00Z',
          by: '韩梅梅',
          site: { ...site, phone: '400-2' },
          theme: {},
          advisers: [],
        },
      ],
    }),
  })
  await click(await studio.find('button', '保存并更新'))
  await studio.sees('另一位管理员刚刚修改了公司信息', '2026-11-20 08:00 · 韩梅梅', '现在使用')
  expect(studio.asked('companyChange')).toEqual([
    { base_revision: 0, site: { ...site, company: '真实投资咨询有限公司' } },
  ])
  await studio.until(() => (allOf('field', '投诉电话')[0] as HTMLInputElement).value === '400-2')
})

test('what was typed can be given up, and outlives a look at the gateway that fails', async () => {
  await using studio = await createTestStudio({
    at: '/company',
    roles: ['administrator'],
    answers: { companyDetail: detail(), studioSettings: settings({ site }) },
  })
  await type(await studio.find('field', '投诉电话'), '400-9')
  expect(studio.text()).not.toContain('还是示例')
  studio.answer({ companyDetail: refusal('serverError') })
  await studio.refresh()
  await studio.sees('服务器开小差了')
  expect((await studio.find('field', '投诉电话')) as HTMLInputElement).toHaveProperty('value', '400-9')
  await click(await studio.find('button', '放弃修改'))
  await studio.until(() => (allOf('field', '投诉电话')[0] as HTMLInputElement).value === '400-1')
  expect(textOf(await studio.find('button', '保存修改…'))).toBe('保存修改…')
})

test('without an answer there is a way to ask again', async () => {
  await using studio = await createTestStudio({
    at: '/company',
    roles: ['administrator'],
    answers: { companyDetail: refusal('serverError'), studioSettings: production },
  })
  const again = await studio.find('button', '重试')
  studio.answer({ companyDetail: detail() })
  await click(again)
  await studio.find('field', '公司名称')
})
