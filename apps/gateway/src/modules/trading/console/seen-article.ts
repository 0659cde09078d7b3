import { createHash } from 'node:crypto'

interface Said {
  player_id: number
  title: string
  body: string
  is_member_only: boolean
}

/** What a note says, as a hash: whoever changes it or decides about it says what they have read, and no more than that. */
export function seenOf({ player_id, title, body, is_member_only }: Said): string {
  return createHash('sha256')
    .update(JSON.stringify([player_id, title, body, is_member_only]))
    .digest('hex')
}
