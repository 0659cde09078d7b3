import { beforeEach, expect, test } from 'vitest'
import {
  type Answers,
  click,
  closeWindow,
  createTestStudio,
  noReply,
  refusal,
  settings,
} from '../../../testing'
import { around, chooseFile, createFilmServer, FILE_ID, videoDetail, withFilm } from '../testing/lessons'

beforeEach(() => localStorage.clear())

const openLesson = (answers: Answers, at = '/videos?video=1') =>
  createTestStudio({
    at,
    roles: ['operator'],
    answers: {
      ...around,
      studioSettings: settings(),
      assetList: { list: [], next: null },
      videoDetail: videoDetail(),
      videoChange: { revision: 5 },
      ...answers,
    },
  })

const firstFile = new File(['0123456789'], '第一课.mp4')
const fileField = () => document.querySelector('.vd-film input[type=file]')

test('a film goes in pieces with their hashes, is read, and becomes the one of the lesson', async () => {
  const server = createFilmServer()
  await using studio = await openLesson(server.answers)
  await studio.until(() => fileField() !== null)
  chooseFile(fileField(), firstFile)
  await studio.sees('视频已就绪')
  expect(studio.asked('videoUploadBegin')).toEqual([{ file_name: '第一课.mp4', bytes: 10 }])
  expect(studio.asked('videoUploadPiece')).toMatchObject([
    { at: 0, sha256: '1be2e452b46d7a0d9656bbb1f768e8248eba1b75baed65f5d99eafa948899a6a' },
    { at: 4 },
    { at: 8 },
  ])
  expect(studio.asked('videoChange')).toMatchObject([{ video_id: 1, base_revision: 4, file_id: FILE_ID }])
  expect(localStorage).toHaveLength(0)
})

test('where the line breaks it waits, and goes on by itself once the network is back', async () => {
  const server = createFilmServer()
  let isCut = true
  await using studio = await openLesson({
    ...server.answers,
    videoUploadPiece: (asked) => (asked.at === 4 && isCut ? noReply : server.answers.videoUploadPiece(asked)),
  })
  await studio.until(() => fileField() !== null)
  chooseFile(fileField(), firstFile)
  await studio.sees('网络中断，恢复后自动继续', '4 B / 10 B，40%')
  expect(closeWindow()).toBe(true)
  isCut = false
  window.dispatchEvent(new Event('online'))
  await studio.sees('视频已就绪')
  expect(studio.asked('videoUploadPiece').map(({ at }) => at)).toEqual(expect.arrayContaining([0, 4, 4, 8]))
  expect(closeWindow()).toBe(false)
})

test('it can be paused and goes on where it was; leaving meanwhile asks', async () => {
  const server = createFilmServer()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await using studio = await openLesson({
    ...server.answers,
    videoUploadPiece: async (asked) => {
      if (asked.at === 4) await held
      return server.answers.videoUploadPiece(asked)
    },
  })
  await studio.until(() => fileField() !== null)
  chooseFile(fileField(), firstFile)
  await studio.until(() => studio.asked('videoUploadPiece').length === 2)
  await click(await studio.find('link', '直播'))
  await studio.sees('视频还没有传完')
  await click(await studio.find('button', '留下'))
  await click(await studio.find('button', '暂停 第 1 课'))
  await studio.sees('已暂停')
  release()
  await click(await studio.find('button', '继续 第 1 课'))
  await studio.sees('视频已就绪')
})

test('after a reload the same file goes on where it broke off, and another one is told', async () => {
  const server = createFilmServer()
  {
    await using studio = await openLesson({
      ...server.answers,
      videoUploadPiece: (asked) => (asked.at === 4 ? noReply : server.answers.videoUploadPiece(asked)),
    })
    await studio.until(() => fileField() !== null)
    chooseFile(fileField(), firstFile)
    await studio.sees('网络中断')
  }
  await using studio = await openLesson(server.answers, '/videos')
  // In the list view too, though the lesson is not open.
  await studio.sees('上次没有传完，请选择同一个文件接着传', '4 B / 10 B，40%')
  const field = () => document.querySelector('.vd-strip input[type=file]')
  chooseFile(field(), new File(['9876543210'], '第一课.mp4'))
  await studio.sees('不是同一个文件', '改传这个文件')
  expect(studio.asked('videoUploadPiece')).toEqual([])
  chooseFile(field(), new File(['0123456789'], '改了名字.mp4'))
  await studio.sees('视频已就绪')
  expect(studio.asked('videoUploadBegin')).toEqual([])
  expect(studio.asked('videoUploadPiece').map(({ at }) => at)).toEqual([4, 8])
})

test('what stands in the browser’s memory and is no upload is passed over', async () => {
  localStorage.setItem('yingzao-films:1', JSON.stringify([{ video_id: '1', upload_id: 7 }, null]))
  await using studio = await openLesson({}, '/videos')
  await studio.sees('第 1 课')
  expect(document.querySelector('.vd-strip')).toBeNull()
})

test('another file can take the place of what broke off', async () => {
  const server = createFilmServer()
  {
    await using studio = await openLesson({ ...server.answers, videoUploadPiece: noReply })
    await studio.until(() => fileField() !== null)
    chooseFile(fileField(), firstFile)
    await studio.sees('网络中断')
  }
  await using studio = await openLesson(server.answers)
  await studio.sees('上次没有传完')
  chooseFile(fileField(), new File(['another film'], '第二版.mp4'))
  await click(await studio.find('button', '改传这个文件'))
  await studio.sees('视频已就绪')
  expect(studio.asked('videoUploadDrop')).toHaveLength(1)
  expect(studio.asked('videoUploadBegin')).toEqual([{ file_name: '第二版.mp4', bytes: 12 }])
})

test('while it is read that is said, and what cannot be used says why and what to do', async () => {
  const server = createFilmServer()
  await using studio = await openLesson({
    ...server.answers,
    videoUploadFinish: () => server.set({ state: 'reading' }),
  })
  await studio.until(() => fileField() !== null)
  chooseFile(fileField(), firstFile)
  await studio.sees('正在读取')
  expect(closeWindow()).toBe(false)
  server.set({
    state: 'refused',
    problem: '画面的编码是 H.265（HEVC），手机不一定能播放。请用剪辑软件导出为 MP4。',
  })
  window.dispatchEvent(new Event('online'))
  await studio.sees('这个文件不能用', 'H.265（HEVC）', '请用剪辑软件导出')
  await click(await studio.find('button', '知道了 第 1 课'))
  await studio.sees('把视频拖到这里')
  expect(studio.asked('videoChange')).toEqual([])
})

test('a film in the place of another one waits for a word', async () => {
  const server = createFilmServer()
  await using studio = await openLesson({
    ...server.answers,
    videoDetail: withFilm({ file_id: '7d2f1f52-6c0a-4a5b-9a52-0f3a1f0c9aff', state: 'out' }),
  })
  await click(await studio.find('button', '换一个视频'))
  chooseFile(fileField(), firstFile)
  await studio.sees('已读取，可以换上')
  expect(studio.asked('videoChange')).toEqual([])
  await click(await studio.find('button', '换上这个视频 第 1 课'))
  await studio.sees('视频已就绪')
  expect(studio.asked('videoChange')).toMatchObject([{ file_id: FILE_ID }])
})

test('after one film another one can be brought', async () => {
  const server = createFilmServer()
  await using studio = await openLesson(server.answers)
  await studio.until(() => fileField() !== null)
  chooseFile(fileField(), firstFile)
  await studio.sees('视频已就绪')
  studio.answer({ videoDetail: withFilm() })
  await studio.refresh()
  await click(await studio.find('button', '换一个视频'))
  chooseFile(fileField(), new File(['another film'], '第二版.mp4'))
  await studio.until(() => studio.asked('videoUploadBegin').length === 2)
  await studio.sees('视频已就绪')
})

test('a piece that was damaged on its way is sent again, and one that stays so is said', async () => {
  const server = createFilmServer()
  let broken = 2
  await using studio = await openLesson({
    ...server.answers,
    videoUploadPiece: (asked) => {
      broken -= 1
      return broken >= 0 ? refusal('unusableFile') : server.answers.videoUploadPiece(asked)
    },
  })
  await studio.until(() => fileField() !== null)
  chooseFile(fileField(), firstFile)
  await studio.sees('视频已就绪')
  expect(studio.asked('videoUploadPiece').map(({ at }) => at)).toEqual([0, 0, 0, 4, 8])
})

test('what the gateway has forgotten begins anew with the same file', async () => {
  const server = createFilmServer()
  await using studio = await openLesson({ ...server.answers, videoUploadPiece: refusal('notFound') })
  await studio.until(() => fileField() !== null)
  chooseFile(fileField(), firstFile)
  await studio.sees('超过三天没有继续，已经删除')
  studio.answer(server.answers)
  await click(await studio.find('button', '重试 第 1 课'))
  await studio.sees('视频已就绪')
  expect(studio.asked('videoUploadBegin')).toHaveLength(2)
})

test.each([
  ['第一课.mov', '0123', '只能上传 .mp4 视频'],
  ['空.mp4', '', '文件是空的'],
])('%s is refused before anything is sent', async (name, bytes, said) => {
  await using studio = await openLesson({})
  await studio.until(() => fileField() !== null)
  // Users can make the browser's dialog offer any file.
  fileField()?.removeAttribute('accept')
  chooseFile(fileField(), new File([bytes], name))
  await studio.sees(said)
  expect(studio.asked('videoUploadBegin')).toEqual([])
})
