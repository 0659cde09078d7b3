import { readFile, stat } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { LIMITS } from '@yingzao/schema/server'
import { filesBeside } from '../modules/assets'
import { fileProblem } from './file-problem'

/** Far above what is accepted; the importer then tells the exact size of everything below. */
const MOST_BYTES_READ = 64 * 1024 * 1024

export type DocumentFile =
  | { name: string; text: string; files: ReturnType<typeof filesBeside> }
  | { name: string; problem: string }

/** Reads a document from disk. Failure to read is returned as a value that says why. */
export async function readDocumentFile(path: string): Promise<DocumentFile> {
  const name = basename(path)
  try {
    const { size } = await stat(path)
    if (size > MOST_BYTES_READ) return { name, problem: tooLarge(size) }
    return { name, text: await readFile(path, 'utf8'), files: filesBeside(dirname(path)) }
  } catch (error) {
    return { name, problem: `无法读取 ${path}：${fileProblem(error as NodeJS.ErrnoException)}` }
  }
}

function tooLarge(size: number): string {
  return `文件有 ${Math.round(size / 1024 / 1024)} MB，页面文档的上限是 ${LIMITS.bytes / 1024} KB。请确认选对了文件。`
}
