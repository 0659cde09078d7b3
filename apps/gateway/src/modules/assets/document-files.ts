import { open, realpath } from 'node:fs/promises'
import { isAbsolute, join, relative, sep } from 'node:path'
import { AssetRefusal } from './asset-refusal'
import { MAX_VIDEO_BYTES } from './identify-asset'

/** The files that came with a document. */
export interface DocumentFiles {
  /** The bytes of a file by its path as the document writes it. Undefined: no such file. May throw AssetRefusal. */
  read(path: string): Promise<Buffer | undefined>
}

/**
 * The files below a document's folder. What leads out of it, by `..`, an absolute path or a link, is refused,
 * because a document may come from somebody who must not read this machine.
 */
export function filesBeside(folder: string): DocumentFiles {
  return { read: (path) => readBeside(folder, path) }
}

async function readBeside(folder: string, path: string): Promise<Buffer | undefined> {
  if (path.includes('\0') || path.includes('\\') || isAbsolute(path) || path.split('/').includes('..'))
    throw outside()
  try {
    const [base, target] = await Promise.all([realpath(folder), realpath(join(folder, path))])
    const way = relative(base, target)
    if (way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way)) throw outside()
    return await readBounded(target)
  } catch (error) {
    if (MISSING.has((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}

const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'])

async function readBounded(target: string): Promise<Buffer | undefined> {
  const file = await open(target, 'r')
  try {
    const { size, isFile } = await file.stat().then((stat) => ({ size: stat.size, isFile: stat.isFile() }))
    if (!isFile) return undefined
    if (size > MAX_VIDEO_BYTES) throw new AssetRefusal('文件超过 50 MB。', '请压缩后再引用。')
    return await file.readFile()
  } finally {
    await file.close()
  }
}

function outside(): AssetRefusal {
  return new AssetRefusal('路径指向了文档所在文件夹之外。', '请把文件放在文档旁边，使用不含 .. 的相对路径。')
}
