import { createHash } from 'node:crypto'

interface Said {
  player_id: number
  title: string
  body: string
  is_member_only: boolean
}

/** The content of a note, as a hash: whoever changes it or decides on it states exactly what they have read. */
export function seenOf({ player_id, title, body, is_member_only }: Said): string {
  return createHash('sha256')
    .update(JSON.stringify([player_id, title, body, is_member_only]))
    .digest('hex')
}
