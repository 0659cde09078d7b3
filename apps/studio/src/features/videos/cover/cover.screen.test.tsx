import { beforeEach, expect, test, vi } from 'vitest'
import { type Answers, allOf, assetRow, click, createTestStudio, refusal, settings } from '../../../testing'
import { around, chooseFile, videoDetail, withFilm } from '../testing/lessons'

beforeEach(() => localStorage.clear())

const openLesson = (answers: Answers = {}) =>
  createTestStudio({
    at: '/videos?video=1',
    roles: ['operator'],
    answers: {
      ...around,
      studioSettings: settings(),
      assetList: { list: [], next: null },
      assetUpload: ({ name }) => ({ asset: assetRow(7, { name }), is_new: true, removed: [] }),
      videoDetail: withFilm(),
      videoChange: { revision: 5 },
      ...answers,
    },
  })

const player = () => document.querySelector<HTMLVideoElement>('.ant-modal video') ?? undefined

/** jsdom neither plays nor draws anything: the film pretends to show this frame. */
function showFrame(
  film: HTMLVideoElement,
  at: number,
  [width, height] = [1_920, 1_080],
): { drawn: number[][] } {
  Object.defineProperties(film, {
    videoWidth: { configurable: true, value: width },
    videoHeight: { configurable: true, value: height },
    currentTime: { configurable: true, writable: true, value: at },
    pause: { configurable: true, value: () => undefined },
  })
  const drawn: number[][] = []
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: (_film: unknown, ...place: number[]) => drawn.push(place),
  } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((then, type) =>
    then(new Blob(['picture'], { type: type ?? '' })),
  )
  return { drawn }
}

test('a frame of the film is stored in the library and becomes the cover', async () => {
  await using studio = await openLesson()
  await click(await studio.find('button', '从视频截取'))
  const film = await studio.until(player)
  expect(film.getAttribute('src')).toBe('/media/token/folder/film.mp4')
  const { drawn } = showFrame(film, 62.4)
  await click(await studio.find('button', '前进 1 秒'))
  expect(film.currentTime).toBeCloseTo(63.4)
  await click(await studio.find('button', '用这一帧作封面'))
  await studio.sees('已设为封面')
  // As wide as any phone shows it.
  expect(drawn).toEqual([[0, 0, 1_280, 720]])
  expect(studio.asked('assetUpload')).toEqual([{ name: '第 1 课 封面 1-03.jpg' }])
  const url = assetRow(7).url
  expect(studio.asked('videoChange')).toMatchObject([
    { video_id: 1, base_revision: 4, cover: url, poster: url },
  ])
})

test('only the cover changes where the other picture is to stay', async () => {
  await using studio = await openLesson({ videoDetail: withFilm({ poster: '/assets/p.png' }) })
  await click(await studio.find('button', '从视频截取'))
  showFrame(await studio.until(player), 3)
  await click(await studio.find('checkbox', '同时用作播放前画面'))
  await click(await studio.find('button', '用这一帧作封面'))
  await studio.until(() => studio.asked('videoChange').length === 1)
  expect(studio.asked('videoChange')).toMatchObject([{ cover: assetRow(7).url, poster: '/assets/p.png' }])
})

test('before there is a frame, or where a colleague was quicker, that is said', async () => {
  await using studio = await openLesson({ videoChange: refusal('conflict') })
  await click(await studio.find('button', '从视频截取'))
  const film = await studio.until(player)
  await click(await studio.find('button', '用这一帧作封面'))
  await studio.sees('还没有画面')
  expect(studio.asked('assetUpload')).toEqual([])
  showFrame(film, 3)
  await click(await studio.find('button', '用这一帧作封面'))
  await studio.sees('这堂课刚被同事修改过')
})

test('a film that this browser cannot play says so, and a file of this computer can be taken instead', async () => {
  await using studio = await openLesson()
  await click(await studio.find('button', '从视频截取'))
  ;(await studio.until(player)).dispatchEvent(new Event('error'))
  await studio.sees('这个浏览器播放不了这个文件')
  expect(allOf('button', '用这一帧作封面')[0]).toHaveProperty('disabled', true)
  chooseFile(document.querySelector('.ant-modal input[type=file]'), new File(['0123'], '原片.mp4'))
  const film = await studio.until(player)
  expect(film.getAttribute('src')).toMatch(/^blob:/)
  showFrame(film, 0, [640, 360])
  await click(await studio.find('button', '用这一帧作封面'))
  await studio.sees('已设为封面')
})

test('without a film a file of this computer is asked for', async () => {
  await using studio = await openLesson({ videoDetail: videoDetail() })
  await click(await studio.find('button', '从视频截取'))
  await studio.sees('请选择电脑上的视频文件')
  expect(allOf('button', '用这一帧作封面')[0]).toHaveProperty('disabled', true)
})

test('a picture of the library is saved as it is chosen', async () => {
  await using studio = await openLesson({ assetList: { list: [assetRow(4)], next: null } })
  await click(allOf('button', '选择播放前画面')[0] ?? (await studio.find('button', '选择播放前画面')))
  await click(await studio.find('button', '选择 图片4.png'))
  await studio.until(() => studio.asked('videoChange').length === 1)
  expect(studio.asked('videoChange')).toMatchObject([{ cover: '', poster: assetRow(4).url }])
})
