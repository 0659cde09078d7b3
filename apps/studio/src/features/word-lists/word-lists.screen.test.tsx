import { expect, test } from 'vitest'
import { allOf, aroundPages, choose, click, pageRow, refusal, settings, textOf, type } from '../../testing'
import { BOOST, FINGER, openWordLists, readyTrial, wordListDetail } from './testing/word-list-detail'

const buttons = () => allOf('button').map((button) => textOf(button))

test('the list in force can be searched, and a change of it is a draft until it is tried', async () => {
  await using studio = await openWordLists(wordListDetail(), { wordListTry: { revision: 4 } })
  await studio.sees('现在使用第 3 版', '共 2 个词', '翻倍神器', '暗示捷径')
  await type(await studio.find('field', '查找词、原因或替换建议'), '金·手')
  await studio.sees('找到 1 个，共 2 个词')
  await type(await studio.find('field', '查找词、原因或替换建议'), '')
  await click(await studio.find('button', '删除：金手指'))
  await click(await studio.find('button', '添加词'))
  await type(await studio.find('field', '词'), '翻 倍 神 器')
  await type(await studio.find('field', '为什么'), '夸大收益')
  await click(await studio.find('button', '放入草稿'))
  await studio.sees('词库里已有这个词')
  await type(await studio.find('field', '词'), '老王带飞')
  await click(await studio.find('button', '放入草稿'))
  await studio.sees('草稿：新增 1 个词，删除 1 个词')
  await click(await studio.find('button', '试跑…'))
  await type(await studio.find('field', '为什么修改'), '新增夸大用语')
  studio.answer({ wordListDetail: wordListDetail({ trial: readyTrial({ state: 'running', done: 3 }) }) })
  await click(await studio.find('button', '开始试跑'))
  await studio.sees('正在试跑，已检查 3 / 12 个页面')
  expect(studio.asked('wordListTry')).toEqual([
    {
      base_revision: 3,
      words: [{ word: '老王带飞', severity: 'error', why: '夸大收益', instead: '' }, BOOST],
      rules: { shouting: 'off' },
      note: '新增夸大用语',
    },
  ])
})

test('who leaves a draft that was not tried is asked first, and who has it tried is not', async () => {
  await using studio = await openWordLists(wordListDetail(), {
    wordListTry: { revision: 4 },
    ...aroundPages,
    studioSettings: settings(),
    pageList: {
      list: [pageRow('spring', { title: '春季活动' })],
      next: null,
      counts: { draft: 1, published: 0, taken_down: 0, archived: 0 },
    },
  })
  await click(await studio.find('button', '删除：金手指'))
  await click(await studio.find('link', '页面'))
  await studio.sees('草稿还没有试跑')
  await click(await studio.find('button', '继续编辑'))
  await studio.sees('草稿：删除 1 个词')
  await click(await studio.find('button', '试跑…'))
  await type(await studio.find('field', '为什么修改'), '不再需要')
  await click(await studio.find('button', '开始试跑'))
  await studio.sees('已开始试跑')
  await click(await studio.find('link', '页面'))
  await studio.sees('春季活动')
})

test('many words are pasted, and each line that is none is told with its number', async () => {
  await using studio = await openWordLists(wordListDetail())
  await click(await studio.find('button', '批量粘贴'))
  const lines = ['老王带飞，提醒，夸大', '稳', '金手指,不能发布,暗示捷径,工具', '内参，也许，原因']
  await type(await studio.find('field', '每行一个词'), lines.join('\n'))
  await studio.sees('2 行可以放入草稿，2 行有问题', '第 2 行：', '第 4 行：不认识的轻重“也许”')
  await click(await studio.find('button', '放入草稿（2）'))
  await studio.sees('草稿：新增 1 个词，修改 1 个词', '共 3 个词')
})

test('a rule can be raised or switched off, and one that the law asks for can not', async () => {
  await using studio = await openWordLists(wordListDetail())
  await click(await studio.find('radio', '规则'))
  await type(await studio.find('field', '查找规则'), '绝对化用语')
  await choose(await studio.find('combobox', '绝对化用语：轻重'), '不能发布')
  await studio.sees('草稿：调整 1 条规则')
  const offered = [...document.querySelectorAll('.ant-select-item-option')].map((one) => one.textContent)
  expect(offered).not.toContain('关闭')
})

test('pages that fail are chosen and taken down together, for a reason', async () => {
  await using studio = await openWordLists(wordListDetail({ trial: readyTrial() }), {
    pagesTakeDown: { list: [{ code: 'spring', outcome: 'taken-down' }] },
  })
  await studio.sees('已在 12 个已发布页面上跑完', '2 个已发布的页面', '“老王带飞”（夸大收益）')
  expect(allOf('link').map((link) => link.getAttribute('href'))).toContain('/studio/pages/spring/edit')
  await click(await studio.find('checkbox', '选择：春季活动'))
  await click(await studio.find('button', '一起下线（1）…'))
  await studio.sees('下线 1 个页面？')
  await type(await studio.find('field', '下线理由'), '词库更新')
  studio.answer({ wordListDetail: wordListDetail({ trial: readyTrial({ failing: [], failing_count: 0 }) }) })
  await click(await studio.find('button', '下线'))
  await studio.sees('已下线 1 个页面', '没有页面会因此不能发布')
  expect(studio.asked('pagesTakeDown')).toEqual([{ codes: ['spring'], reason: '词库更新' }])
})

test('putting a list in force is asked first, and of two who decide the second is told', async () => {
  await using studio = await openWordLists(wordListDetail({ trial: readyTrial() }), {
    wordListEnact: refusal('conflict'),
  })
  await click(await studio.find('button', '启用…'))
  await studio.sees('启用第 4 版？', /2 个页面仍会在线上/)
  studio.answer({ wordListDetail: wordListDetail() })
  await click(await studio.find('button', '启用'))
  await studio.sees(/词库刚刚被其他同事改过/)
  await studio.misses('第 4 版试跑')
  expect(studio.asked('wordListEnact')).toEqual([{ revision: 4 }])
})

test('a sentence is held against the draft while it is typed', async () => {
  await using studio = await openWordLists(wordListDetail())
  await type(await studio.find('field', '要检查的话'), '翻·倍·神·器，稳 赚')
  await studio.sees('“翻·倍·神·器”是“翻倍神器”', '“稳 赚”是“稳赚”', '内置的禁用词')
  await type(await studio.find('field', '要检查的话'), '三天学会看懂基金')
  await studio.sees('没有查到词库里的词')
})

test('an earlier list becomes the draft again, with what it changed in the history', async () => {
  const some = (...list: string[]) => ({ list, count: list.length })
  const { in_force } = wordListDetail()
  await using studio = await openWordLists(wordListDetail(), {
    wordListHistory: {
      list: [
        {
          revision: 2,
          base_revision: 1,
          state: 'in_force',
          note: '第一批',
          set_at: '2026-11-19T02:00:00Z',
          by: '何合规',
          decided_at: '2026-11-19T03:00:00Z',
          decided_by: '何合规',
          words: 1,
          added: some('翻倍神器'),
          removed: some(),
          changed: some(),
          rules: some('shouting'),
        },
      ],
      next: null,
    },
    wordListRevision: { ...in_force, revision: 2, words: [BOOST] },
  })
  await click(await studio.find('radio', '修改记录'))
  await studio.sees('第 2 版', '新增：翻倍神器', '启用过')
  await click(await studio.find('button', '把第 2 版放入草稿'))
  await studio.sees('草稿：删除 1 个词')
})

test('an administrator may look and change nothing', async () => {
  await using studio = await openWordLists(wordListDetail({ trial: readyTrial() }), {}, 'administrator')
  await studio.sees('您可以查看。修改由合规同事进行。', FINGER.word)
  expect(buttons().filter((text) => /添加|粘贴|修改|删除|启用|放弃/.test(text))).toEqual([])
})
