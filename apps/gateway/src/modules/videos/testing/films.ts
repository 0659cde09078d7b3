import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  MP4,
  Mp4OutputFormat,
  MpegTsOutputFormat,
  Output,
} from 'mediabunny'
import { openFiles } from '../../../files/open-files'
import { writeZip } from '../../../spreadsheets/zip'
import type { TestStore } from '../../testing/start-test-gateway'
import { ENTRIES, filmFile, folderOfUpload } from '../video-folders'

/** The demo film: 91 s, 640 × 360, H.264 and AAC, its index at the front. */
export const FILM = fileURLToPath(new URL('../../../../../../demo/videos/lesson.mp4', import.meta.url))

/** A temporary folder for a test's films. */
export async function filmShelf(): Promise<{ path(name: string): string } & AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), 'yingzao-films-'))
  return {
    path: (name) => join(folder, name),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}

interface Cut {
  from?: number
  until?: number
  /** The codec that picture or sound claims to have, whatever it really is. */
  video?: 'avc' | 'hevc' | 'vp9'
  audio?: 'aac' | 'opus' | 'mp3'
  /** Its index comes last. */
  isSlow?: boolean
}

/** Writes part of the demo film in the form that a test needs. */
export async function writeFilm(
  path: string,
  { from = 0, until = 1_000, video = 'avc', audio = 'aac', isSlow = false }: Cut = {},
): Promise<void> {
  const input = new Input({ source: new FilePathSource(FILM), formats: [MP4] })
  const format = path.endsWith('.ts')
    ? new MpegTsOutputFormat()
    : new Mp4OutputFormat({ fastStart: isSlow ? false : 'in-memory' })
  const output = new Output({ format, target: new FilePathTarget(path) })
  const picture = await input.getPrimaryVideoTrack()
  const sound = await input.getPrimaryAudioTrack()
  if (!picture || !sound) throw new Error('The film of the demo has picture and sound.')
  const [toPicture, toSound] = [new EncodedVideoPacketSource(video), new EncodedAudioPacketSource(audio)]
  output.addVideoTrack(toPicture)
  output.addAudioTrack(toSound)
  await output.start()
  const shown = await picture.getDecoderConfig()
  const heard = await sound.getDecoderConfig()
  const asVideo = {
    avc: shown,
    hevc: shown && { ...shown, codec: 'hev1.1.6.L93.B0' },
    vp9: { codec: 'vp09.00.10.08', codedWidth: 640, codedHeight: 360 },
  }[video]
  const asAudio = {
    aac: heard,
    opus: { codec: 'opus', sampleRate: 48_000, numberOfChannels: 1 },
    mp3: { codec: 'mp3', sampleRate: 44_100, numberOfChannels: 1 },
  }[audio]
  const isIn = ({ timestamp }: { timestamp: number }) => timestamp >= from && timestamp < until
  for await (const packet of new EncodedPacketSink(picture).packets())
    if (isIn(packet)) await toPicture.add(packet, { decoderConfig: asVideo as VideoDecoderConfig })
  toPicture.close()
  for await (const packet of new EncodedPacketSink(sound).packets())
    if (isIn(packet)) await toSound.add(packet, { decoderConfig: asAudio as AudioDecoderConfig })
  toSound.close()
  await output.finalize()
  input.dispose()
}

/** The film of the demo as pieces of ten seconds: their names and bytes. */
export async function piecesOf(folder: string): Promise<Map<string, Buffer>> {
  await mkdir(folder, { recursive: true })
  for (let from = 0; from < 90; from += 10)
    await writeFilm(join(folder, `seg${from}.ts`), { from, until: from + 10 })
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts'))
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
  )
}

/** A playlist of these pieces, each of ten seconds, in the order of their numbers. */
export function playlistOf(names: Iterable<string>): string {
  const ordered = [...names].sort((a, b) => Number(/\d+/.exec(a)) - Number(/\d+/.exec(b)))
  return [
    '#EXTM3U',
    '#EXT-X-TARGETDURATION:10',
    ...ordered.flatMap((name) => ['#EXTINF:10,', name]),
    '#EXT-X-ENDLIST',
  ].join('\n')
}

/** Writes a .zip of these files. */
export async function writeZipFile(path: string, files: ReadonlyMap<string, string | Buffer>): Promise<void> {
  const parts: Buffer[] = []
  const entries = [...files].map(([name, content]) => ({ name, bytes: [Buffer.from(content)] }))
  for await (const part of writeZip(entries)) parts.push(part)
  await writeFile(path, Buffer.concat(parts))
}

/** Stores the files of a film, with its row. Returns its id and its folder. */
export async function addFilm(
  { ctx, database }: Pick<TestStore, 'ctx' | 'database'>,
  files: Readonly<Record<string, string | Buffer>> = { 'film.mp4': 'whole', 'preview.mp4': 'first' },
): Promise<{ file_id: string; folder: string }> {
  const file_id = randomUUID()
  const folder = folderOfUpload(file_id)
  const store = openFiles(ctx.config)
  for (const [name, content] of Object.entries(files))
    await store.put(filmFile(folder, name), Buffer.from(content))
  const format = 'film.m3u8' in files ? 'hls' : 'mp4'
  const { entry, preview } = ENTRIES[format]
  const hasPreview = preview in files
  await database.owner.pool.query(
    `INSERT INTO video_file (file_id, folder, format, entry, preview_entry, preview_seconds, bytes, duration)
     VALUES ($1, $2, $3, $4, $5, $6, 1000, 900)`,
    [file_id, folder, format, entry, hasPreview ? preview : '', hasPreview ? 60 : 0],
  )
  return { file_id, folder }
}
