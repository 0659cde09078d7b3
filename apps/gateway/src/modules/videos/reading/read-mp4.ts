import { link, open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FilePathSource, Input, MP4, QTFF } from 'mediabunny'
import { ENTRIES, PREVIEW_S } from '../video-folders'
import { copyFilm } from './copy-film'
import { type FilmFacts, filmFacts } from './film-facts'

/** The result of reading a film: its files in a folder, and what is known of them. */
export interface ReadFilm extends FilmFacts {
  format: 'mp4' | 'hls'
  entry: string
  /** Empty: it is no longer than a preview would be. */
  preview_entry: string
  preview_seconds: number
}

/** Reads an MP4 file into an empty folder. Throws VideoRefusal. The file itself stays. */
export async function readMp4(path: string, folder: string): Promise<ReadFilm> {
  const input = new Input({ source: new FilePathSource(path), formats: [MP4, QTFF] })
  try {
    const facts = await filmFacts(input)
    const { entry, preview } = ENTRIES.mp4
    // A link to the same bytes, if they can stay as they are.
    if (await playsAtOnce(path)) await link(path, join(folder, entry))
    else await copyFilm(input, join(folder, entry))
    const hasPreview = facts.duration > PREVIEW_S
    if (hasPreview) await copyFilm(input, join(folder, preview), PREVIEW_S)
    return {
      ...facts,
      format: 'mp4',
      entry,
      preview_entry: hasPreview ? preview : '',
      preview_seconds: hasPreview ? PREVIEW_S : 0,
    }
  } finally {
    input.dispose()
  }
}

/** Whether a file's index comes before its media data. */
export async function playsAtOnce(path: string): Promise<boolean> {
  const { size } = await stat(path)
  const file = await open(path)
  try {
    const head = Buffer.alloc(16)
    for (let at = 0; at + 8 <= size; ) {
      await file.read(head, 0, 16, at)
      const type = head.toString('latin1', 4, 8)
      if (type === 'moov') return true
      if (type === 'mdat') return false
      const small = head.readUInt32BE(0)
      const length = small === 1 ? Number(head.readBigUInt64BE(8)) : small
      if (length < 8) return false
      at += length
    }
    return false
  } finally {
    await file.close()
  }
}
