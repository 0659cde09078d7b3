import { readFile, stat } from 'node:fs/promises'
import { type DataLines, readLines } from '../modules/data-import'
import { fileProblem } from './file-problem'

const MOST_BYTES = 20 * 1024 * 1024

/** The lines of a file that an operator names, or why it cannot be read, in a sentence. */
export async function readDataFile(path: string): Promise<DataLines | { problem: string }> {
  try {
    const { size } = await stat(path)
    if (size > MOST_BYTES) return { problem: `文件超过 ${MOST_BYTES / 1024 / 1024} MB，请确认选对了文件。` }
    return readLines(path, await readFile(path))
  } catch (error) {
    return { problem: fileProblem(error as NodeJS.ErrnoException) }
  }
}
