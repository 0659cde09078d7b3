import { expect, test } from 'vitest'
import { allOf, click, refusal, settings, textOf, type } from '../../testing'
import { type Detail, companyDetail as detail, openCompany } from './testing/company-detail'

const real: Detail['site'] = settings().site

const fieldOf = (label: string) => allOf('field', label)[0] as HTMLInputElement

test('a change is asked about, stored, and becomes what there is to be changed', async () => {
  await using studio = await openCompany(detail())
  await type(await studio.find('field', '备案号'), '粤备 2026-1')
  await click(await studio.find('button', '保存修改…'))
  await studio.sees('现在没有已发布的页面，之后发布的页面会使用新资料。', '备案号\n（空）\n粤备 2026-1')
  // Enter pressed without reading leaves everything as it was.
  await studio.until(() => textOf(document.activeElement ?? document.body).replace(/\s/g, '') === '取消')
  await click(await studio.find('button', '取消'))
  await studio.until(() => allOf('dialog').length === 0)
  expect(fieldOf('备案号').value).toBe('粤备 2026-1')
  expect(studio.asked('companyChange')).toEqual([])

  const site = { ...real, filing_no: '粤备 2026-1' }
  studio.answer({
    companyChange: { revision: 1 },
    companyDetail: detail({
      revision: 1,
      site,
      changes: [{ revision: 1, set_at: '2026-11-20T00:00:00Z', by: '王芳', site, theme: {}, advisers: [] }],
    }),
  })
  await click(await studio.find('button', '保存修改…'))
  await click(await studio.find('button', '保存并更新'))
  await studio.sees('公司信息已保存，页面正在更新', '2026-11-20 08:00 · 王芳', '现在使用')
  await studio.until(() => allOf('button', '放弃修改').length === 0)
  expect(allOf('button', '保存修改…')[0]).toHaveProperty('disabled', true)
  expect(fieldOf('备案号').value).toBe('粤备 2026-1')
  // The deployment was set up without one.
  await studio.sees('部署配置：')
})

test('a change that nobody answered is still there to be stored', async () => {
  await using studio = await openCompany(detail())
  studio.answer({ companyChange: refusal('serverError') })
  await type(await studio.find('field', '投诉电话'), '400-9')
  await click(await studio.find('button', '保存修改…'))
  await click(await studio.find('button', '保存并更新'))
  await studio.sees('服务器开小差了')
  await studio.until(() => allOf('dialog').length === 0)
  expect(fieldOf('投诉电话').value).toBe('400-9')
  expect(allOf('button', '保存修改…')[0]).toHaveProperty('disabled', false)
})

test('what somebody is typing outlives what a colleague stores meanwhile, and is refused when it is stored', async () => {
  await using studio = await openCompany(detail())
  await type(await studio.find('field', '投诉电话'), '400-9')
  const theirs = { ...real, phone: '400-2' }
  studio.answer({
    companyDetail: detail({
      revision: 1,
      site: theirs,
      changes: [
        { revision: 1, set_at: '2026-11-20T00:00:00Z', by: '韩梅梅', site: theirs, theme: {}, advisers: [] },
      ],
    }),
  })
  // As the Studio does when its window gets the focus back.
  await studio.refresh()
  await studio.sees('韩梅梅')
  expect(fieldOf('投诉电话').value).toBe('400-9')
  studio.answer({ companyChange: refusal('conflict') })
  await click(await studio.find('button', '保存修改…'))
  await click(await studio.find('button', '保存并更新'))
  await studio.sees('另一位管理员刚刚修改了公司信息')
  expect(studio.asked('companyChange')[0]).toMatchObject({ base_revision: 0 })
  // Now that the conflict was reported, the form starts over with the stored data.
  await studio.until(() => fieldOf('投诉电话').value === '400-2')
})

test('who has typed nothing sees at once what a colleague has stored', async () => {
  await using studio = await openCompany(detail())
  await studio.find('field', '投诉电话')
  studio.answer({ companyDetail: detail({ revision: 1, site: { ...real, phone: '400-2' } }) })
  await studio.refresh()
  await studio.until(() => fieldOf('投诉电话').value === '400-2')
})

test('text that has no room in a footer is refused where it stands, all but the filing number is wanted', async () => {
  await using studio = await openCompany(detail())
  await type(await studio.find('field', '投诉电话'), '4'.repeat(21))
  await type(await studio.find('field', '投资顾问'), '   ')
  await click(await studio.find('button', '保存修改…'))
  await studio.sees('最多 20 个字，请删减', '请输入投资顾问', '21 / 20')
  expect(allOf('dialog')).toEqual([])
  expect(document.querySelectorAll('.ant-form-item-has-error')).toHaveLength(2)
})

test('the history tells what each change was, as far back as it is known', async () => {
  const was = (revision: number, phone: string): Detail['changes'][number] => ({
    revision,
    set_at: `2026-11-0${revision}T00:00:00Z`,
    by: `管理员${revision}`,
    site: { ...real, phone },
    theme: {},
    advisers: [],
  })
  {
    await using studio = await openCompany(
      detail({ revision: 2, site: { ...real, phone: '400-3' }, changes: [was(2, '400-3'), was(1, '400-2')] }),
    )
    await studio.sees('管理员2', '管理员1')
    const entries = [...document.querySelectorAll('.co-history li')].map((entry) => textOf(entry))
    expect(entries[0]).toContain('投诉电话\n400-2\n400-3')
    expect(entries[0]).toContain('现在使用')
    // The first is compared with what the deployment was set up with.
    expect(entries[1]).toContain(`投诉电话\n${real.phone}\n400-2`)
    expect(entries[1]).not.toContain('现在使用')
  }
  await using studio = await openCompany(
    detail({ revision: 9, site: { ...real, phone: '400-3' }, changes: [was(9, '400-3')] }),
  )
  await studio.sees('管理员9')
  // What it was before is not part of any change shown.
  expect(document.querySelector('.co-history table')).toBe(null)
})
