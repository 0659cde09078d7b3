import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { FilePathSource, HLS_FORMATS, Input } from 'mediabunny'
import type { Entry } from 'yauzl'
import { ENTRIES, PREVIEW_S } from '../video-folders'
import { filmFacts } from './film-facts'
import { firstSeconds, type Piece, readPlaylist, secondsOf, writePlaylist } from './playlist'
import type { ReadFilm } from './read-mp4'
import { ByteBudget, type OpenZip, openZip } from './unzip'
import { VideoRefusal } from './video-refusal'

/** The limit for a whole upload, in bytes. */
const MOST_BYTES = 4 * 1024 ** 3
const MOST_PLAYLIST_BYTES = 4 * 1024 * 1024

/** The extensions of pieces, and the ones they are stored with. */
const ENDINGS: Readonly<Record<string, string>> = {
  ts: 'ts',
  m4s: 'm4s',
  mp4: 'mp4',
  m4v: 'm4s',
  cmfv: 'm4s',
}

/**
 * Extracts a playlist and its pieces from a .zip into an empty folder. Pieces get our own names, so that no name from
 * the .zip reaches an address. Throws VideoRefusal. The file itself stays.
 */
export async function readHls(path: string, folder: string): Promise<ReadFilm> {
  const zip = await openZip(path)
  try {
    const budget = new ByteBudget(MOST_BYTES)
    const list = await extractPlaylist(zip, folder, budget)
    const pieces = await extractPieces(zip, list, folder, budget)
    return await finished(pieces, folder)
  } finally {
    zip.close()
  }
}

interface NamedPlaylist {
  /** Its folder in the .zip, which the names of its pieces are relative to. */
  beside: string
  pieces: Piece[]
}

async function extractPlaylist(zip: OpenZip, folder: string, budget: ByteBudget): Promise<NamedPlaylist> {
  const lists = [...zip.entries.keys()].filter((name) => isMeant(name) && /\.m3u8$/i.test(name))
  const [name, another] = lists
  const entry = name === undefined ? undefined : zip.entries.get(name)
  if (name === undefined || !entry) throw new VideoRefusal('压缩包里没有播放列表（.m3u8），请重新打包。')
  if (another !== undefined) throw new VideoRefusal('压缩包里有多个播放列表，请上传单码率的播放列表。')
  if (entry.uncompressedSize > MOST_PLAYLIST_BYTES) throw new VideoRefusal('播放列表过大，请重新导出。')
  const path = join(folder, ENTRIES.hls.entry)
  await zip.extract(entry, path, budget)
  return { beside: dirname(name), pieces: readPlaylist(await readFile(path, 'utf8')) }
}

/** Files that some systems add to a .zip by themselves are not part of the film. */
function isMeant(name: string): boolean {
  return !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name)
}

async function extractPieces(
  zip: OpenZip,
  { beside, pieces }: NamedPlaylist,
  folder: string,
  budget: ByteBudget,
): Promise<Piece[]> {
  const given = new Map<string, string>()
  const take = async (uri: string): Promise<string> => {
    const known = given.get(uri)
    if (known !== undefined) return known
    const { entry, ending } = pieceOf(zip.entries, beside, uri)
    const name = `${String(given.size + 1).padStart(5, '0')}.${ending}`
    given.set(uri, name)
    await zip.extract(entry, join(folder, name), budget)
    return name
  }
  const taken: Piece[] = []
  for (const { uri, init, ...piece } of pieces) {
    const before = init === undefined ? undefined : await take(init)
    taken.push({ ...piece, init: before, uri: await take(uri) })
  }
  return taken
}

function pieceOf(
  entries: ReadonlyMap<string, Entry>,
  beside: string,
  uri: string,
): { entry: Entry; ending: string } {
  if (/^[a-z][a-z0-9+.-]*:|^\/|\\/i.test(uri)) {
    throw new VideoRefusal(`播放列表引用了外部地址 ${shown(uri)}，请把分片和播放列表一起打包。`)
  }
  const entry = entries.get(posix.join(beside, plain(uri)))
  if (!entry) throw new VideoRefusal(`压缩包里缺少分片 ${shown(uri)}，请重新打包。`)
  const ending = ENDINGS[posix.extname(entry.fileName).slice(1).toLowerCase()]
  if (ending === undefined) {
    throw new VideoRefusal(`分片 ${shown(uri)} 的类型不支持，请导出为 .ts 或 .m4s 分片。`)
  }
  return { entry, ending }
}

/** The file name of a URI. A name that is not a valid URI is used as it is. */
function plain(uri: string): string {
  const path = uri.replace(/[?#].*$/, '')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const shown = (uri: string): string => uri.slice(0, 60)

async function finished(pieces: Piece[], folder: string): Promise<ReadFilm> {
  const { entry, preview } = ENTRIES.hls
  const path = join(folder, entry)
  await writeFile(path, writePlaylist(pieces))
  const duration = Math.max(1, Math.round(secondsOf(pieces)))
  const input = new Input({ source: new FilePathSource(path), formats: HLS_FORMATS })
  try {
    const facts = await filmFacts(input)
    const first = firstSeconds(pieces, PREVIEW_S)
    const hasPreview = first.length < pieces.length
    if (hasPreview) await writeFile(join(folder, preview), writePlaylist(first))
    return {
      ...facts,
      duration,
      format: 'hls',
      entry,
      preview_entry: hasPreview ? preview : '',
      preview_seconds: hasPreview ? Math.round(secondsOf(first)) : 0,
    }
  } finally {
    input.dispose()
  }
}
