/** A film on its way, as this browser keeps it: after a reload the same file goes on where it broke off. */
export interface KnownUpload {
  video_id: number
  title: string
  upload_id: string
  file_name: string
  bytes: number
  /** Tells whether it is the same film. */
  print: string
}

/** What this browser knows of the films that a member brings. Without storage a reload begins anew. */
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
      // Nothing is kept in a private window of some browsers.
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
