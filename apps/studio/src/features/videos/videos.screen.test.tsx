import type { Role } from '@yingzao/contract/studio'
import { beforeEach, expect, test } from 'vitest'
import {
  type Answers,
  allOf,
  choose,
  click,
  createTestStudio,
  refusal,
  settings,
  textOf,
  type,
} from '../../testing'
import { around, FILE_ID, videoDetail, videoRow, withFilm } from './testing/lessons'

beforeEach(() => localStorage.clear())

const openVideos = (answers: Answers = {}, at = '/videos', roles: Role[] = ['operator']) =>
  createTestStudio({
    at,
    roles,
    answers: {
      ...around,
      studioSettings: settings(),
      assetList: { list: [], next: null },
      groupList: { list: [], next: null },
      productList: { list: [], next: null },
      ruleNames: { list: [{ rule_id: 'keen', name: '老客户' }] },
      speakerList: { list: [{ staff_id: 7, name: '李雷', adviser_no: 'A1' }], next: null },
      ...answers,
    },
  })

test('lessons say how long they are, who may see them, and how often they were seen to the end', async () => {
  await using studio = await openVideos({
    videoRows: {
      list: [
        videoRow(1, {
          title: '看懂资产负债表',
          state: 'out',
          lock_kind: 'buy',
          format: 'mp4',
          duration: 3_727,
          views: 1_280,
          watched: 310,
        }),
        videoRow(2, { title: '读懂利润表' }),
      ],
      next: null,
    },
  })
  await studio.sees('看懂资产负债表', 'lesson-1', '1:02:07', '购买后看', '1,280 / 310', '已发布')
  await studio.sees('读懂利润表', '免费', '没有视频')
})

test('the list is narrowed by words, category and state, which stand in the address', async () => {
  await using studio = await openVideos({}, '/videos?q=利润')
  await choose(await studio.find('combobox', '分类'), '专题（0）')
  await choose(await studio.find('combobox', '状态'), '已发布')
  await studio.until(() => studio.asked('videoRows').at(-1)?.state === 'out')
  expect(studio.asked('videoRows').at(-1)).toEqual({ q: '利润', category: 'talks', state: 'out', limit: 50 })
  expect(decodeURI(studio.address())).toBe('/videos?q=利润&category=talks&state=out')
})

test('without lessons it says what to do, with a filter that nothing was found', async () => {
  await using studio = await openVideos({ videoRows: { list: [], next: null } })
  await studio.sees('还没有课程。新建一堂课，再上传视频。')
  await choose(await studio.find('combobox', '状态'), '已发布')
  await studio.sees('没有符合条件的课程')
})

test('a new lesson is made with its lock by name, and opened', async () => {
  await using studio = await openVideos({
    videoCreate: { video_id: 9, revision: 1 },
    videoDetail: videoDetail(9),
  })
  await click(await studio.find('button', '新建课程'))
  const dialog = await studio.find('dialog')
  await type(await studio.find('field', '标题', dialog), '看懂现金流')
  await type(await studio.find('field', /^地址名/, dialog), '现金流?')
  await click(await studio.find('button', '保存', dialog))
  await studio.sees('不能含有', '请选择')
  expect(studio.asked('videoCreate')).toEqual([])
  await type(await studio.find('field', /^地址名/, dialog), '现金流')
  await studio.sees('/h5-page/cpmj/details/现金流')
  await choose(await studio.find('combobox', /^分类/, dialog), '课程试听')
  await choose(await studio.find('combobox', /^主讲人/, dialog), '李雷')
  await click(await studio.find('radio', '按人群规则', dialog))
  await choose(await studio.find('combobox', /^人群规则/, dialog), '老客户')
  await type(await studio.find('field', /^解锁地址/, dialog), '/h5-page/h5/etf-course')
  await click(await studio.find('button', '保存', dialog))
  await studio.until(() => studio.address() === '/videos?video=9')
  expect(studio.asked('videoCreate')).toEqual([
    {
      name: '现金流',
      title: '看懂现金流',
      category: 'course',
      position: 0,
      file_id: null,
      cover: '',
      poster: '',
      content: '',
      chapters: [],
      staff_id: 7,
      group_id: '',
      lock: { kind: 'rule', ids: ['keen'], url: '/h5-page/h5/etf-course' },
    },
  ])
})

test('chapters out of order or behind the end are refused, and can be sorted', async () => {
  await using studio = await openVideos(
    { videoDetail: withFilm({ chapters: [{ at: 60, title: '结论' }] }), videoChange: { revision: 5 } },
    '/videos?video=1',
  )
  await click(await studio.find('button', '修改'))
  await studio.sees('视频长 1:31')
  await click(await studio.find('button', '添加章节'))
  await type(await studio.find('field', '第 2 章时间'), '00:30')
  await type(await studio.find('field', '第 2 章标题'), '案例')
  await click(await studio.find('button', '保存'))
  await studio.sees('要晚于上一章')
  await type(await studio.find('field', '第 2 章时间'), '1:31')
  await studio.sees('视频只有 1:31')
  await type(await studio.find('field', '第 2 章时间'), '00:30')
  expect(studio.asked('videoChange')).toEqual([])
  await click(await studio.find('button', '按时间排序'))
  await studio.misses('要晚于上一章')
  await click(await studio.find('button', '保存'))
  await studio.until(() => studio.asked('videoChange').length === 1)
  expect(studio.asked('videoChange')).toMatchObject([
    {
      video_id: 1,
      base_revision: 4,
      file_id: FILE_ID,
      chapters: [
        { at: 30, title: '案例' },
        { at: 60, title: '结论' },
      ],
    },
  ])
})

test('notes are written as rich text, a colleague’s change is not overwritten, and closing asks', async () => {
  await using studio = await openVideos(
    {
      videoDetail: withFilm({ content: '<p>要点</p>', lock: { kind: 'login', ids: [], url: '' } }),
      videoChange: refusal('conflict'),
    },
    '/videos?video=1',
  )
  await studio.sees('2 字', '需登录')
  await click(await studio.find('button', '修改'))
  const notes = await studio.until(() => document.querySelector<HTMLElement>('[role=textbox]') ?? undefined)
  expect(textOf(notes)).toBe('要点')
  await type(notes, '<p>先看现金</p>')
  await click(await studio.find('button', '保存'))
  await studio.sees('这堂课刚被同事修改过')
  expect(studio.asked('videoChange')).toMatchObject([{ content: '<p>先看现金</p>', lock: { kind: 'login' } }])
  await click(await studio.find('button', '取消'))
  await studio.sees('放弃修改？')
})

test('what hinders publishing is said before, and what would better be there', async () => {
  await using studio = await openVideos({ videoDetail: videoDetail() }, '/videos?video=1')
  await click(await studio.find('button', '发布'))
  await studio.sees('还不能发布', '还没有视频文件，请先上传。')
  const dialog = allOf('dialog').at(-1)
  expect(allOf('button', '发布', dialog).at(-1)).toHaveProperty('disabled', true)
})

test('a lesson is published; a refusal says its reason', async () => {
  await using studio = await openVideos(
    { videoDetail: withFilm(), videoPublish: refusal('unusableDocument') },
    '/videos?video=1',
  )
  await click(await studio.find('button', '发布'))
  await studio.sees('可以发布，但建议先补上', '没有封面')
  const publish = () => allOf('button', '发布', allOf('dialog').at(-1)).at(-1)
  await click(publish())
  await studio.sees('页面文件无法使用')
  expect(studio.asked('videoPublish')).toEqual([{ video_id: 1, base_revision: 4 }])
  studio.answer({ videoPublish: { revision: 5 } })
  await click(publish())
  await studio.sees('已发布')
})

test('one that is out leads to its page, and is taken down with a reason', async () => {
  await using studio = await openVideos(
    { videoDetail: withFilm({ state: 'out', name: '现金流' }), videoTakeDown: { revision: 5 } },
    '/videos?video=1',
  )
  const link = await studio.find('link', '查看页面')
  expect(link.getAttribute('href')).toBe(
    'https://pages.example.com/h5-page/cpmj/details/%E7%8E%B0%E9%87%91%E6%B5%81',
  )
  await click(await studio.find('button', '下线'))
  await type(await studio.find('field', '原因'), '内容过时')
  await click(allOf('button', '下线').at(-1))
  await studio.until(() => studio.asked('videoTakeDown').length === 1)
  expect(studio.asked('videoTakeDown')).toEqual([{ video_id: 1, base_revision: 4, reason: '内容过时' }])
})

test('a category is made under an id of its own, and renamed', async () => {
  await using studio = await openVideos({ videoCategoryChange: { category: 'faq' } })
  await click(await studio.find('button', '管理分类'))
  await studio.sees('3 堂，已发布 1')
  await click(await studio.find('button', '新建分类'))
  await type(await studio.find('field', '分类编号'), 'course')
  await type(await studio.find('field', '名称'), '常见问题')
  await click(await studio.find('button', '保存'))
  await studio.sees('这个编号已经有分类在用')
  await type(await studio.find('field', '分类编号'), 'faq')
  await click(await studio.find('button', '保存'))
  await studio.until(() => studio.asked('videoCategoryChange').length === 1)
  await studio.misses('分类编号')
  await click(await studio.find('button', '修改分类 专题'))
  await type(await studio.find('field', '名称'), '专题课')
  await click(await studio.find('button', '保存'))
  await studio.until(() => studio.asked('videoCategoryChange').length === 2)
  expect(studio.asked('videoCategoryChange')).toEqual([
    { category: 'faq', title: '常见问题', position: 2 },
    { category: 'talks', title: '专题课', position: 1 },
  ])
})

test('who may only read has the film and the figures, and nothing to change', async () => {
  await using studio = await openVideos(
    { videoDetail: withFilm({ state: 'out', views: [{ day: '2026-11-19', views: 12 }] }) },
    '/videos?video=1',
    ['auditor'],
  )
  await studio.sees('共 12 次', '11-19', '1:31', '640 × 360')
  const acts = allOf('button').map(textOf).join(' ')
  expect(acts).not.toMatch(/新建|修改|分类|下线|换一个|截取|选择/)
  expect(document.querySelector('input[type=file]')).toBeNull()
})
