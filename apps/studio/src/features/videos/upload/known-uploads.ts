/** An upload as this browser remembers it: after a reload the same file resumes where it stopped. */
export interface KnownUpload {
  video_id: number
  title: string
  upload_id: string
  file_name: string
  bytes: number
  /** Shows whether a file is the same film. */
  print: string
}

/** What this browser remembers of a member's uploads. Without storage they start again after a reload. */
export function knownUploads(memberId: number) {
  const key = `yingzao-films:${memberId}`

  function read(): KnownUpload[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
      return Array.isArray(kept) ? kept.filter(isKnown) : []
    } catch {
      return []
    }
  }

  function write(list: readonly KnownUpload[]): void {
    try {
      if (list.length === 0) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(list))
    } catch {
      // Some browsers store nothing in a private window.
    }
  }

  const without = (video_id: number) => read().filter((one) => one.video_id !== video_id)
  return {
    read,
    keep: (one: KnownUpload) => write([...without(one.video_id), one]),
    forget: (video_id: number) => write(without(video_id)),
  }
}

export type KnownUploads = ReturnType<typeof knownUploads>

function isKnown(value: unknown): value is KnownUpload {
  if (typeof value !== 'object' || value === null) return false
  const { video_id, bytes, ...texts } = value as KnownUpload
  const isText = [texts.title, texts.upload_id, texts.file_name, texts.print].every(
    (text) => typeof text === 'string',
  )
  return isText && Number.isSafeInteger(video_id) && Number.isSafeInteger(bytes)
}
