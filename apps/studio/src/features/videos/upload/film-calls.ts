import { callStudio } from '../../../state/call-studio'
import type { Answer } from '../../../state/calls'
import { isRefusal, StudioProblem } from '../../../state/studio-problem'
import { sendBytes } from '../../../state/upload-file'
import { fieldsOf } from '../video-rows'

export type Film = Answer<'videoUploadState'>['upload']

/** How often a change is tried while somebody else changes the lesson at the same moment. */
const TRIES = 3

export const beginFilm = async (file_name: string, bytes: number, signal: AbortSignal): Promise<Film> =>
  (await callStudio('videoUploadBegin', { file_name, bytes }, { signal })).upload

export const filmState = async (upload_id: string, signal: AbortSignal): Promise<Film> =>
  (await callStudio('videoUploadState', { upload_id }, { signal })).upload

export const finishFilm = async (upload_id: string, signal: AbortSignal): Promise<Film> =>
  (await callStudio('videoUploadFinish', { upload_id }, { signal })).upload

export async function sendPiece(
  { upload_id, at, sha256 }: { upload_id: string; at: number; sha256: string },
  bytes: Uint8Array<ArrayBuffer>,
  options: { signal: AbortSignal; onProgress: (part: number) => void },
): Promise<Film> {
  const query = { upload_id, at: String(at), sha256 }
  return (await sendBytes('videoUploadPiece', query, new Blob([bytes]), options)).upload
}

/** Deletes an upload; one that is left is deleted by the gateway after three days. */
export function dropFilm(upload_id: string): void {
  callStudio('videoUploadDrop', { upload_id }).catch(() => {})
}

/**
 * Assigns a film to a lesson. False: the lesson has another one, and nobody has asked to replace it. The rest of the
 * lesson stays as it is at that moment.
 */
export async function giveFilm(
  { video_id, file_id, isWanted }: { video_id: number; file_id: string; isWanted: boolean },
  signal: AbortSignal,
): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    const lesson = await callStudio('videoDetail', { video_id: String(video_id) }, { signal })
    if (lesson.file_id === file_id) return true
    if (lesson.file_id !== null && !isWanted) return false
    try {
      const base_revision = lesson.revision
      await callStudio('videoChange', { ...fieldsOf(lesson), video_id, base_revision, file_id }, { signal })
      return true
    } catch (problem) {
      if (tries === TRIES || !isRefusal(problem, 'conflict')) throw problem
    }
  }
}

/** Whether the network or the gateway failed, so that a retry may succeed. */
export function isOfLine(problem: unknown): boolean {
  if (!(problem instanceof StudioProblem)) return false
  return problem.failure !== 'refused' || (problem.reply.http ?? 0) >= 500 || problem.reply.http === 429
}
