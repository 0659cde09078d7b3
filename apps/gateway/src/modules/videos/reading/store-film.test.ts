import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { FilePathSource, Input, MP4 } from 'mediabunny'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FILM, filmShelf, piecesOf, playlistOf, writeFilm, writeZipFile } from '../testing/films'
import { filmFolder } from '../video-folders'
import { playsAtOnce } from './read-mp4'
import { storeFilm } from './store-film'
import { ByteBudget, openZip } from './unzip'

const FOLDER = 'a'.repeat(22)

let shelf: Awaited<ReturnType<typeof filmShelf>>
let pieces: Map<string, Buffer>
beforeAll(async () => {
  shelf = await filmShelf()
  pieces = await piecesOf(shelf.path('pieces'))
})
afterAll(() => shelf[Symbol.asyncDispose]())

const config = () => ({ dataDir: shelf.path('data'), fileStore: undefined })
const read = (name: string) => storeFilm(config(), { path: shelf.path(name), folder: FOLDER })
const made = (name: string) => `${filmFolder(config(), FOLDER)}/${name}`
const secondsOf = async (path: string) => {
  using input = new Input({ source: new FilePathSource(path), formats: [MP4] })
  return await input.computeDuration()
}
async function zip(files: Iterable<readonly [string, string | Buffer]>): Promise<string> {
  await writeZipFile(shelf.path('film.zip'), new Map(files))
  return 'film.zip'
}

describe('an MP4 file', () => {
  test('keeps its bytes where it plays at once, and gets a preview of a minute', async () => {
    await writeFile(shelf.path('a.mp4'), await readFile(FILM))
    expect(await read('a.mp4')).toMatchObject({ format: 'mp4', duration: 91, width: 640, height: 360 })
    expect((await readFile(made('film.mp4'))).equals(await readFile(FILM))).toBe(true)
    expect(await secondsOf(made('preview.mp4'))).toBeCloseTo(60, 0)
    expect(await playsAtOnce(made('preview.mp4'))).toBe(true)
  })

  test('whose table of contents comes last gets it first, and is as long as before', async () => {
    await writeFilm(shelf.path('slow.mp4'), { isSlow: true })
    expect(await playsAtOnce(shelf.path('slow.mp4'))).toBe(false)
    await read('slow.mp4')
    expect(await playsAtOnce(made('film.mp4'))).toBe(true)
    expect(await secondsOf(made('film.mp4'))).toBeCloseTo(await secondsOf(FILM), 1)
  })

  test('no longer than a preview has none', async () => {
    await writeFilm(shelf.path('short.mp4'), { until: 20 })
    expect(await read('short.mp4')).toMatchObject({ duration: 20, preview_entry: '', preview_seconds: 0 })
    expect(await readdir(filmFolder(config(), FOLDER))).toEqual(['film.mp4'])
  })

  test.each([
    [{ video: 'hevc' }, 'H.265'],
    [{ video: 'vp9' }, 'VP9'],
    [{ audio: 'opus' }, 'Opus'],
    [{ audio: 'mp3' }, 'MP3'],
  ] as const)('with %j is refused in words that say what to do', async (cut, said) => {
    await writeFilm(shelf.path('other.mp4'), { until: 5, ...cut })
    await expect(read('other.mp4')).rejects.toThrow(new RegExp(`${said}.*H\\.264，声音 AAC`))
  })

  test('that breaks off, or is none, is refused, and leaves nothing', async () => {
    const whole = await readFile(FILM)
    await writeFile(shelf.path('torn.mp4'), whole.subarray(0, 5_000))
    await writeFile(shelf.path('text.mp4'), 'hello')
    for (const name of ['torn.mp4', 'text.mp4'])
      await expect(read(name)).rejects.toMatchObject({ name: 'VideoRefusal' })
    expect(await readdir(`${shelf.path('data')}/videos/reading`)).toEqual([])
  })
})

describe('a .zip with a playlist', () => {
  test('becomes pieces with names of ours, and a preview of those of the first minute', async () => {
    const playlist = playlistOf(pieces.keys())
    const all = [...pieces].map(([name, bytes]) => [`课程/${name}`, bytes] as const)
    expect(await read(await zip([['课程/index.m3u8', playlist], ...all]))).toMatchObject({
      format: 'hls',
      entry: 'film.m3u8',
      preview_entry: 'preview.m3u8',
      duration: 90,
      width: 640,
      preview_seconds: 60,
    })
    const names = await readdir(filmFolder(config(), FOLDER))
    expect(names.filter((name) => name.endsWith('.ts'))).toHaveLength(9)
    const preview = await readFile(made('preview.m3u8'), 'utf8')
    expect(preview.match(/\d{5}\.ts/g)).toHaveLength(6)
    expect((await readFile(made('film.m3u8'), 'utf8')).match(/\d{5}\.ts/g)).toHaveLength(9)
  })

  const one = () => [...pieces].slice(0, 1)
  const list = (...lines: string[]) => ['#EXTM3U', '#EXTINF:10,', ...lines].join('\n')
  test.each([
    ['no playlist', () => one(), '没有播放列表'],
    [
      'several playlists',
      () => [['a.m3u8', list('seg0.ts')], ['b.m3u8', list('seg0.ts')], ...one()],
      '多个播放列表',
    ],
    [
      'a master playlist',
      () => [['a.m3u8', '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nseg0.ts'], ...one()],
      '单码率',
    ],
    ['a key', () => [['a.m3u8', list('seg0.ts', '#EXT-X-KEY:METHOD=AES-128,URI="k"')], ...one()], '加密'],
    ['a piece that is missing', () => [['a.m3u8', list('seg1.ts')], ...one()], '缺少分片 seg1.ts'],
    ['an address elsewhere', () => [['a.m3u8', list('https://evil.net/seg0.ts')], ...one()], '外部地址'],
    ['an address without its scheme', () => [['a.m3u8', list('//evil.net/seg0.ts')], ...one()], '外部地址'],
    ['a way out', () => [['a.m3u8', list('../../etc/passwd')], ...one()], '缺少分片'],
    [
      'a name that leads out of it',
      () => [['a.m3u8', list('seg0.ts')], ['../x.ts', 'x'], ...one()],
      '不允许的文件名',
    ],
    ['parts of one file', () => [['a.m3u8', list('#EXT-X-BYTERANGE:9@0', 'seg0.ts')], ...one()], '字节范围'],
    ['another kind of piece', () => [['a.m3u8', list('a.exe')], ['a.exe', 'MZ'], ...one()], '类型不支持'],
    ['no length', () => [['a.m3u8', '#EXTM3U\nseg0.ts'], ...one()], '时长'],
    [
      'pieces that are no film',
      () => [
        ['a.m3u8', list('seg0.ts')],
        ['seg0.ts', 'hello'],
      ],
      '无法读取',
    ],
  ] as [string, () => [string, string | Buffer][], string][])(
    'with %s is refused',
    async (_what, files, said) => {
      await expect(read(await zip(files()))).rejects.toThrow(said)
      expect(existsSync(`${shelf.path('data')}/etc`)).toBe(false)
    },
  )

  test('that says it is small and is not is stopped while it is written', async () => {
    await zip([['bomb.ts', Buffer.alloc(2_000_000)]])
    const bomb = await readFile(shelf.path('film.zip'))
    expect(bomb.length).toBeLessThan(10_000)
    const opened = await openZip(shelf.path('film.zip'))
    const entry = opened.entries.get('bomb.ts')
    if (!entry) throw new Error('The .zip has its file.')
    await expect(opened.extract(entry, shelf.path('bomb.ts'), new ByteBudget(100_000))).rejects.toThrow(
      '4 GB',
    )
    opened.close()
  })

  test('that says it has too many files is refused before any is listed', async () => {
    await zip([['a.ts', '']])
    const bytes = await readFile(shelf.path('film.zip'))
    // The number of files appears twice in the end record of its directory, which has 22 bytes.
    for (const place of [8, 10]) bytes.writeUInt16LE(20_001, bytes.length - 22 + place)
    await writeFile(shelf.path('film.zip'), bytes)
    await expect(read('film.zip')).rejects.toThrow('20000')
  })
})
