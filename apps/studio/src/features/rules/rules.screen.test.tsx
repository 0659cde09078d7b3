import { expect, test } from 'vitest'
import { type Answers, allOf, choose, click, createTestStudio, refusal, type } from '../../testing'
import type { RuleRow } from './rule-form'

const rule: RuleRow = {
  rule_id: 'lapsed',
  name: '服务到期的客户',
  expression: { all: [{ product: 1194, held: 'ended' }, { not: { member_of: 'g-1' } }] },
  uses: [{ kind: 'coupon', id: 'c', name: '回归券' }],
  revision: 3,
  updated_at: '2026-11-20T02:02:03Z',
}

const group = {
  group_id: 'g-1',
  name: '进阶群',
  activity: 'a',
  capacity: 100,
  open: true,
  member_count: 1,
  posts: 0,
  rule_id: 'lapsed',
  rule_name: rule.name,
  revision: 1,
  updated_at: rule.updated_at,
}

const openRules = (answers: Answers = {}, at = '/rules', roles: ['operator' | 'auditor'] = ['operator']) =>
  createTestStudio({
    at,
    roles,
    answers: {
      ruleList: { list: [rule], next: null },
      ruleNames: { list: [] },
      tagList: {
        list: [
          {
            pd_code: 'city',
            name: '城市',
            about: '',
            expression: null,
            people: 8,
            values: ['上海'],
            computed_at: null,
            is_named: true,
            revision: 1,
          },
        ],
        next: null,
      },
      productList: { list: [], next: null },
      groupList: { list: [group], next: null },
      ruleCount: { people: 1_234, of: 5_000 },
      ...answers,
    },
  })

test('rules say in words who belongs, and what uses them', async () => {
  await using studio = await openRules()
  await studio.sees('服务到期的客户', '“商品 1194”已到期，并且不满足“社群“进阶群”的成员”', '1 处')
})

test('a rule that cannot be read says so', async () => {
  await using studio = await openRules({
    ruleList: { list: [{ ...rule, expression: { everyone: true } }], next: null },
  })
  await studio.sees('条件无法识别，目前没有人符合')
})

test('who may only read has nothing to change', async () => {
  await using studio = await openRules({}, '/rules', ['auditor'])
  await studio.sees('服务到期的客户')
  expect(allOf('button', '新建规则')).toEqual([])
  expect(allOf('button', '删除 服务到期的客户')).toEqual([])
})

test('a new rule is put together, counted and made', async () => {
  await using studio = await openRules({ ruleCreate: { rule_id: 'fresh' } })
  await click(await studio.find('button', '新建规则'))
  await studio.sees('1,234 人符合，共 5,000 位客户')
  await type(await studio.find('field', '规则编号'), 'fresh')
  await type(await studio.find('field', '名称'), '上海客户')
  await click(await studio.find('button', '添加条件'))
  await choose(await studio.find('combobox', '条件类型'), '社群成员')
  // An incomplete rule is not stored.
  await click(await studio.find('button', '保存'))
  await studio.sees('有条件没有填完整')
  expect(studio.asked('ruleCreate')).toEqual([])
  await type(await studio.find('field', '社群'), 'g-2')
  await click(await studio.find('checkbox', '不满足'))
  await click(await studio.find('button', '保存'))
  await studio.until(() => studio.asked('ruleCreate').length === 1)
  expect(studio.asked('ruleCreate')).toEqual([
    { rule_id: 'fresh', name: '上海客户', expression: { all: [{ not: { member_of: 'g-2' } }] } },
  ])
})

test('a condition that was removed comes back by 撤销, and closing asks before changes are lost', async () => {
  await using studio = await openRules({}, '/rules?rule=lapsed')
  await click(await studio.find('button', /^删除条件：社群“进阶群”/))
  await studio.until(() => allOf('field', '社群').length === 0)
  await click(await studio.find('button', '取消'))
  await studio.sees('放弃修改？')
  await click(await studio.find('button', '继续编辑'))
  await click(await studio.find('button', '撤销'))
  await studio.find('field', '社群')
  expect(studio.asked('ruleChange')).toEqual([])
})

test('one visitor is tried by their number or by their phone, condition by condition', async () => {
  await using studio = await openRules(
    {
      ruleFindPerson: { uid: 42 },
      ruleTest: { belongs: false, conditions: [true, true] },
    },
    '/rules?rule=lapsed',
  )
  const field = await studio.find('field', '用户编号或手机号')
  await type(field, '138 0013 8000')
  await click(await studio.find('button', '试一试'))
  await studio.sees('用户 42 不符合这条规则', '“商品 1194”已到期：满足')
  expect(studio.asked('ruleFindPerson')).toEqual([{ handset: '13800138000' }])
  expect(studio.asked('ruleTest')).toMatchObject([{ uid: 42 }])
})

test('a rule that is used is not deleted, and says so', async () => {
  await using studio = await openRules({ ruleDelete: refusal('inUse') })
  await click(await studio.find('button', '删除 服务到期的客户'))
  await studio.sees('删除规则“服务到期的客户”？')
  await click(await studio.find('button', /^删\s*除$/))
  await studio.sees('正在使用，不能删除')
})

test('tags say where they come from, and an imported one can be described', async () => {
  await using studio = await openRules({ tagSave: { revision: 2 } }, '/tags')
  await studio.sees('城市', '导入', '8 人', '上海')
  await click(await studio.find('button', '城市'))
  await type(await studio.find('field', '名称'), '常住城市')
  await click(await studio.find('button', '保存'))
  await studio.until(() => studio.asked('tagSave').length === 1)
  expect(studio.asked('tagSave')).toMatchObject([{ pd_code: 'city', base_revision: 1, expression: null }])
})

const REPORT = { is_stored: false, added: 2, changed: 0, same: 0, wrong: 0, refusals: [] }

async function bringFile(answer: NonNullable<Answers['tagImport']>) {
  const studio = await openRules({ tagImport: answer }, '/tags')
  await click(await studio.find('button', '导入标签'))
  await studio.sees('第一行是列名：用户编号、标签编码、值')
  const input = await studio.until(() => document.querySelector('input[type=file]') ?? undefined)
  const file = new File(['uid,pd_code,value\n7,city,上海'], '标签.csv')
  Object.defineProperty(input, 'files', { configurable: true, value: [file] })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  return studio
}

test('a file of tags is looked at before it is stored', async () => {
  await using studio = await bringFile(({ is_check }) => ({ ...REPORT, is_stored: !is_check }))
  await studio.sees('检查通过：新增 2，更新 0，没有变化 0')
  await click(await studio.find('button', /^导\s*入$/))
  await studio.sees('已导入，2 行有变化')
  const file = 'dWlkLHBkX2NvZGUsdmFsdWUKNyxjaXR5LOS4iua1tw=='
  expect(studio.asked('tagImport')).toEqual([
    { file, is_check: true },
    { file, is_check: false },
  ])
})

test('a file with a line that cannot be stored says which and why, and nothing of it is stored', async () => {
  await using studio = await bringFile({
    ...REPORT,
    wrong: 101,
    refusals: [{ line: 2, reasons: ['没有这个用户，请检查 uid。'] }],
  })
  await studio.sees('101 行不能导入', '第 2 行：没有这个用户，请检查 uid。', '还有 100 行')
  expect((await studio.find('button', /^导\s*入$/)) as HTMLButtonElement).toHaveProperty('disabled', true)
})
