import { expect, test } from 'vitest'
import {
  type Answers,
  allOf,
  choose,
  click,
  createTestStudio,
  refusal,
  type TestStudio,
  type,
} from '../../testing'
import { contest, detail } from './testing/sample-contest'

const openContests = (
  answers: Answers = {},
  at = '/contests',
  roles: ['operator' | 'auditor'] = ['operator'],
) =>
  createTestStudio({
    at,
    roles,
    answers: {
      competitionList: { list: [contest], next: null },
      competitionDetail: detail,
      competitionBenchmarks: { list: [{ code: '000990.SH', name: '示例综指' }] },
      ruleNames: { list: [{ rule_id: 'in-force', name: '服务中的客户' }] },
      ...answers,
    },
  })

/** Types a day or a moment, and continues once the field has it and its calendar is closed. */
async function write(studio: TestStudio, name: string, text: string): Promise<void> {
  const field = await studio.find('field', name)
  await type(field, text)
  field.blur()
  await studio.until(
    () =>
      (field as HTMLInputElement).value === text &&
      !document.querySelector('.ant-picker-focused, .ant-picker-dropdown:not(.ant-picker-dropdown-hidden)'),
  )
}

const save = async (studio: TestStudio) => click(await studio.find('button', /^保\s*存$/))

test('contests say where they stand, when in China, and how many take part', async () => {
  await using studio = await openContests({
    competitionList: {
      list: [
        contest,
        { ...contest, competition_id: 'winter', phase: 'before', is_open: false, places: null },
      ],
      next: null,
    },
  })
  await studio.sees('秋季模拟炒股大赛', '进行中', '已上架', '2036-09-01 09:00', '2036-12-20')
  await studio.sees('1,280 / 5,000', '取消资格 2 人', '未开始报名', '未上架')
})

test('the list is narrowed by phase and by words, which stand in the address', async () => {
  await using studio = await openContests({ competitionList: { list: [], next: null } }, '/contests?q=秋')
  await studio.sees('没有符合条件的大赛')
  await choose(await studio.find('combobox', '阶段'), '报名中')
  await studio.until(() => studio.asked('competitionList').some(({ phase }) => phase === 'signup'))
  expect(studio.asked('competitionList').at(-1)).toEqual({ q: '秋', phase: 'signup', limit: 50 })
})

test('a new one is sent in fen and millionths, its prizes with their places', async () => {
  await using studio = await openContests({ competitionSave: { revision: 1 } })
  await click(await studio.find('button', '新建大赛'))
  await type(await studio.find('field', '编号'), 'spring')
  await type(await studio.find('field', '名称'), '春季大赛')
  await write(studio, '报名开始', '2037-02-01 09:00')
  await write(studio, '报名截止', '2037-01-20 15:00')
  await write(studio, '首个交易日', '2037-03-02')
  await write(studio, '最后交易日', '2037-03-01')
  await click(await studio.find('button', '添加奖项'))
  await type(await studio.find('field', '价值（元）'), '50000.01')
  await save(studio)
  await studio.sees('报名截止要晚于报名开始', '最后交易日不能早于首个交易日', '请填写 0 至 50,000 元')
  expect(studio.asked('competitionSave')).toEqual([])
  await write(studio, '报名截止', '2037-02-20 15:00')
  await write(studio, '最后交易日', '2037-06-01')
  await type(await studio.find('field', '到第几名'), '3')
  await type(await studio.find('field', '价值（元）'), '999.9')
  await type(await studio.find('field', '奖品'), '无线耳机')
  await type(await studio.find('field', '佣金率（万分之）'), '2.5')
  await type(await studio.find('field', '大赛规则'), '每人一个账户。')
  await save(studio)
  await studio.until(() => studio.asked('competitionSave').length === 1)
  expect(studio.asked('competitionSave')).toEqual([
    {
      competition_id: 'spring',
      base_revision: 0,
      title: '春季大赛',
      signup_start: '2037-02-01T01:00:00.000Z',
      signup_end: '2037-02-20T07:00:00.000Z',
      start_day: '2037-03-02',
      end_day: '2037-06-01',
      initial_fund: 100_000_000,
      places: null,
      benchmark: null,
      prizes: [{ from_rank: 1, until_rank: 3, name: '无线耳机', value: 99_990, image: '' }],
      rules_text: '每人一个账户。',
      view_rule_id: null,
      group_id: null,
      commission_rate: 250,
      commission_min: 500,
      most_percent: 50,
    },
  ])
})

test('what people have signed up for is shown and not changed, which the form explains, and is sent as it was', async () => {
  await using studio = await openContests({ competitionSave: { revision: 5 } }, '/contests?contest=autumn')
  await click(await studio.find('button', /^修\s*改$/))
  await studio.sees('已有人报名，资金与费率不能再改', '已有交易日结算，比赛日期、基准指数和奖项不能再改')
  for (const name of [
    '初始资金（元）',
    '单只上限（%）',
    '佣金率（万分之）',
    '最低佣金（元）',
    '首个交易日',
    '最后交易日',
    '奖品',
  ])
    expect([name, (await studio.find('field', name)).matches(':disabled')]).toEqual([name, true])
  expect(allOf('button', '添加奖项')).toEqual([])
  await type(await studio.find('field', '名称'), '改了名字')
  await save(studio)
  await studio.until(() => studio.asked('competitionSave').length === 1)
  const { prizes, initial_fund, commission_rate, start_day, benchmark } = detail
  expect(studio.asked('competitionSave')).toMatchObject([
    {
      competition_id: 'autumn',
      base_revision: 4,
      title: '改了名字',
      prizes,
      initial_fund,
      commission_rate,
      start_day,
      benchmark,
      view_rule_id: 'in-force',
    },
  ])
})

test('what is refused is said, a colleague’s change is not overwritten, and closing asks', async () => {
  await using studio = await openContests(
    { competitionSave: refusal('conflict') },
    '/contests?contest=autumn',
  )
  await click(await studio.find('button', /^修\s*改$/))
  await type(await studio.find('field', '名称'), '改了名字')
  await save(studio)
  await studio.sees('这届大赛刚被同事修改过')
  await click(await studio.find('button', /^取\s*消$/))
  await studio.sees('放弃修改？')
})

test('it is taken away with a reason once somebody has signed up, and what that means is said', async () => {
  await using studio = await openContests({ competitionOpen: { revision: 5 } }, '/contests?contest=autumn')
  await click(await studio.find('button', /^下\s*架$/))
  await studio.sees('已报名的 1,280 人不能委托')
  await click(allOf('button', /^下\s*架$/).at(-1))
  await studio.sees('已有人报名，请写明原因，至少 4 个字')
  await type(await studio.find('field', '下架原因'), '规则有误')
  await click(allOf('button', /^下\s*架$/).at(-1))
  await studio.until(() => studio.asked('competitionOpen').length === 1)
  expect(studio.asked('competitionOpen')).toEqual([
    { competition_id: 'autumn', base_revision: 4, is_open: false, reason: '规则有误' },
  ])
})

test('it is shown to visitors after a question', async () => {
  await using studio = await openContests(
    { competitionOpen: { revision: 5 }, competitionDetail: { ...detail, is_open: false, phase: 'signup' } },
    '/contests?contest=autumn',
  )
  await click(await studio.find('button', /^上\s*架$/))
  await studio.sees('上架后客户马上能看到并报名')
  await click(allOf('button', /^上\s*架$/).at(-1))
  await studio.until(() => studio.asked('competitionOpen').length === 1)
  expect(studio.asked('competitionOpen')).toEqual([
    { competition_id: 'autumn', base_revision: 4, is_open: true, reason: '' },
  ])
})

test('who may only read has nothing to change', async () => {
  await using studio = await openContests({}, '/contests?contest=autumn', ['auditor'])
  await studio.sees('万分之3，每笔最低 ¥5.00', '服务中的客户', '第 2—3 名', '¥999.00')
  for (const name of ['新建大赛', /^修\s*改$/, /^下\s*架$/]) expect(allOf('button', name)).toEqual([])
})
