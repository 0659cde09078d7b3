import { expect, test } from 'vitest'
import { allOf, click, closeWindow, press, refusal, textOf, type } from '../../testing'
import { openTours } from './testing/open-tours'
import { tour } from './testing/tour-samples'

const CITIES = '/tours?tour=2026&view=cities'
const POSTERS = '/tours?tour=2026&view=posters'
const SAVE = /^保\s*存$/

/** The entries of a list in order, each identified by a text of its own. */
const orderOf = (className: string, texts: readonly string[]) =>
  [...document.querySelectorAll(`.${className} > li`)].map((entry) =>
    texts.find((text) => entry.textContent?.includes(text)),
  )

test('tours say how full they are, who has come, and what is missing', async () => {
  await using studio = await openTours({
    tourRows: {
      list: [
        tour,
        {
          ...tour,
          tour_id: '2025',
          title: '2025 巡讲',
          filing_no: '',
          is_open: false,
          state: 'over',
          enrolled: 0,
          entered: 0,
          held_comments: 0,
        },
      ],
    },
  })
  await studio.sees('2026 全国巡讲', '进行中', '120 / 200', '67%', '备 2026-001')
  await studio.sees('2025 巡讲', '已结束', '手动关闭', '0 / 200', '—', '未填写备案号，不能开放')
  const comments = await studio.find('link', '3 条待审')
  expect(comments.getAttribute('href')).toBe('/studio/comments?state=held&tour_id=2026')
})

test('what could not be fetched can be tried again; without any tour it is said what to do next', async () => {
  await using studio = await openTours({ tourRows: refusal('serverError') })
  const again = await studio.find('button', /^重\s*试$/)
  studio.answer({ tourRows: { list: [] } })
  await click(again)
  await studio.sees('还没有巡讲。新建一场巡讲，添加城市和讲座')
})

test('who may only read has nothing to change', async () => {
  await using studio = await openTours({}, '/tours?tour=2026', ['auditor'])
  await studio.sees('满 500 盏灯点亮')
  for (const view of ['城市', '讲座', '海报']) {
    await click((await studio.find('radio', view)).closest('label'))
    await studio.sees({ 城市: '640 盏灯，已点亮', 讲座: '年末策略会', 海报: '总海报' }[view] ?? view)
    const drawer = await studio.find('dialog')
    const names = allOf('button', undefined, drawer).map((button) => textOf(button))
    expect(names.filter(Boolean)).toEqual([])
  }
  expect(allOf('button', '新建巡讲')).toEqual([])
})

test('a colleague’s change of a tour is not overwritten, and closing asks before words are lost', async () => {
  await using studio = await openTours({ tourChange: refusal('conflict') }, '/tours?tour=2026')
  await click(await studio.find('button', /^修\s*改$/))
  await type(await studio.find('field', '巡讲名称'), '新名称')
  await click(await studio.find('button', SAVE))
  await studio.sees('这场巡讲刚被同事修改过')
  expect(studio.asked('tourChange')).toMatchObject([{ tour_id: '2026', base_revision: 4, title: '新名称' }])
  await click(await studio.find('button', /^取\s*消$/))
  await studio.sees('放弃修改？')
})

test('a tour that is open is closed only once that was asked', async () => {
  await using studio = await openTours({ tourChange: { revision: 5 } }, '/tours?tour=2026')
  await click(await studio.find('button', '关闭巡讲'))
  await studio.sees('关闭这场巡讲？')
  expect(studio.asked('tourChange')).toEqual([])
  await click(allOf('button', '关闭巡讲').at(-1))
  await studio.until(() => studio.asked('tourChange').length === 1)
  expect(studio.asked('tourChange')).toMatchObject([
    { is_open: false, cities: [{ city_id: 'hz' }, { city_id: 'cd' }] },
  ])
})

test('cities are moved by the keyboard, the focus goes with them, and their order is saved as a whole', async () => {
  await using studio = await openTours({ tourChange: { revision: 5 } }, CITIES)
  await studio.sees('640 盏灯，已点亮', '380 盏灯，还差 120 盏点亮', '1 场讲座')
  const up = await studio.find('button', '上移 成都')
  up.focus()
  await press(up, 'ArrowUp')
  await studio.sees('成都 现在排第 1')
  expect(orderOf('tr-cities', ['杭州', '成都'])).toEqual(['成都', '杭州'])
  // At the top it can only go down again.
  expect(document.activeElement?.getAttribute('aria-label')).toBe('下移 成都')
  expect(studio.asked('tourChange')).toEqual([])
  await click(await studio.find('button', SAVE))
  await studio.until(() => studio.asked('tourChange').length === 1)
  expect(studio.asked('tourChange')).toMatchObject([
    {
      base_revision: 4,
      title: tour.title,
      cities: [
        { city_id: 'cd', name: '成都' },
        { city_id: 'hz', name: '杭州' },
      ],
    },
  ])
  await studio.misses('有修改还没有保存')
})

test('a city that is used stays; others are removed, and new ones added under an id that is free', async () => {
  await using studio = await openTours({ tourChange: { revision: 5 } }, CITIES)
  const remove = await studio.find('button', '移除 杭州')
  expect(remove).toHaveProperty('disabled', true)
  expect(remove.title).toBe('已有讲座、海报或访客点亮，不能移除')
  await click(await studio.find('button', '移除 成都'))
  await click(await studio.find('button', '添加城市'))
  await type(await studio.find('field', '城市编号'), 'hz')
  await type(await studio.find('field', '城市名称'), '武汉')
  await click(await studio.find('button', /^确\s*定$/))
  await studio.sees('这个编号已经有城市在用')
  await type(await studio.find('field', '城市编号'), 'wh')
  await click(await studio.find('button', /^确\s*定$/))
  await studio.sees('武汉')
  await click(await studio.find('button', SAVE))
  await studio.until(() => studio.asked('tourChange').length === 1)
  expect(studio.asked('tourChange')).toMatchObject([
    {
      cities: [
        { city_id: 'hz', name: '杭州' },
        { city_id: 'wh', name: '武汉' },
      ],
    },
  ])
})

test('posters are moved and removed, saved as a whole, and not lost by going elsewhere', async () => {
  await using studio = await openTours({ tourPosterSave: refusal('conflict') }, POSTERS)
  await click(await studio.find('button', '下移 杭州站'))
  expect(orderOf('tr-posters', ['杭州站', '总海报'])).toEqual(['总海报', '杭州站'])
  await click((await studio.find('radio', '概况')).closest('label'))
  await studio.sees('修改还没有保存')
  await click(await studio.find('button', '继续编辑'))
  expect(closeWindow()).toBe(true)
  await click(await studio.find('button', '移除海报 杭州站'))
  await click(await studio.find('button', SAVE))
  await studio.sees('这场巡讲刚被同事修改过，您的修改没有保存')
  expect(studio.asked('tourPosterSave')).toEqual([
    {
      tour_id: '2026',
      base_revision: 4,
      posters: [{ poster_id: 'p2', city_id: null, image: '/p2.png', title: '总海报', share_url: '/tour' }],
    },
  ])
  await click(await studio.find('button', '放弃修改'))
  await studio.sees('杭州站')
  expect(closeWindow()).toBe(false)
})
